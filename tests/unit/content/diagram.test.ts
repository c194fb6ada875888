import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagrams } from '../../../src/content/diagrams';
import { arrowsOf, type Diagram } from '../../../src/content/diagrams/model';
import { type Box, layoutOf } from '../../../src/mdx/Diagram/layout';

/** The widest picture that a column takes without shrinking its text below 12 px: on a phone, on a desk. */
const LARGEST = { narrow: 340, wide: 900 };

const crosses = (box: Box, x1: number, y1: number, x2: number, y2: number) =>
  Math.min(x1, x2) < box.x + box.width &&
  Math.max(x1, x2) > box.x &&
  Math.min(y1, y2) < box.y + box.height &&
  Math.max(y1, y2) > box.y;

for (const [name, diagram] of Object.entries(diagrams())) {
  for (const shape of ['wide', 'narrow'] as const) {
    test(`the diagram "${name}", ${shape}, has straight arrows that cross no box, and fits its column`, () => {
      const { width, boxes, lines } = layoutOf(diagram, shape);
      assert.ok(width <= LARGEST[shape], `${width} wide`);
      for (const { from, to, x1, y1, x2, y2 } of lines) {
        const crossed = [...boxes]
          .filter(([id, box]) => id !== from && id !== to && crosses(box, x1, y1, x2, y2))
          .map(([id]) => id);
        assert.deepEqual(crossed, [], `${from} -> ${to}`);
      }
      for (const [id, box] of boxes) {
        const overlapped = [...boxes]
          .filter(([other]) => other > id)
          .filter(([, other]) =>
            crosses(box, other.x, other.y, other.x + other.width, other.y + other.height),
          );
        assert.deepEqual(overlapped, [], id);
      }
    });
  }
}

const sample: Diagram = {
  title: 'A',
  text: '',
  boxes: { a: ['step', 'A'], b: ['data', 'a long name'] },
  arrows: ['a -> b: to'],
  wide: ['a b'],
  narrow: ['a', 'b'],
};

test('an arrow that is not understood and a box without a place are errors that name them', () => {
  assert.throws(() => arrowsOf({ ...sample, arrows: ['a => b'] }), /"a => b" is not an arrow/);
  assert.throws(() => layoutOf({ ...sample, wide: ['a'] }, 'wide'), /no place for the box "b"/);
  assert.throws(
    () => layoutOf({ ...sample, wide: ['a .', '. b'] }, 'wide'),
    /No straight arrow is possible from "a" to "b"/,
  );
});
