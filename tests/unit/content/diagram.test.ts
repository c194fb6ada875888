import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagrams } from '../../../src/content/diagrams';
import { arrowsOf, type Diagram } from '../../../src/content/diagrams/model';
import { type Box, layoutOf } from '../../../src/mdx/Diagram/layout';

/** The widest picture that a column takes without shrinking its text below 12 px: on a phone, on a desk. */
const LARGEST = { narrow: 340, wide: 900 };

/** Whether two boxes share a place; an arrow is a box without a width or without a height. */
const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

for (const [name, diagram] of Object.entries(diagrams())) {
  for (const shape of ['wide', 'narrow'] as const) {
    test(`the diagram "${name}", ${shape}, has straight arrows that cross no box, and fits its column`, () => {
      const { width, boxes, lines } = layoutOf(diagram, shape);
      assert.ok(width <= LARGEST[shape], `${width} wide`);
      const met = (place: Box, ...own: string[]) =>
        [...boxes].filter(([id, box]) => !own.includes(id) && meet(box, place)).map(([id]) => id);
      for (const { from, to, x1, y1, x2, y2 } of lines) {
        const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
        const arrow = { x, y, width: Math.abs(x1 - x2), height: Math.abs(y1 - y2) };
        assert.deepEqual(met(arrow, from, to), [], `${from} -> ${to}`);
      }
      for (const [id, box] of boxes) assert.deepEqual(met(box, id), [], id);
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
  const crossed = { ...sample, wide: ['a .', '. b'] };
  assert.throws(() => layoutOf(crossed, 'wide'), /No straight arrow is possible from "a" to "b"/);
});
