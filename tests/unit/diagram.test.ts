import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DiagramData, diagrams } from '../../src/mdx/Diagram/diagrams';
import { arrowOf, boxOf } from '../../src/mdx/Diagram/layout';

for (const [name, data] of Object.entries(diagrams) as [string, DiagramData][]) {
  test(`the diagram "${name}" has straight arrows that cross no box, and says in words what it shows`, () => {
    for (const edge of data.edges) {
      const [, x = '', y = '', direction, end = ''] = /^M([\d.]+) ([\d.]+)([HV])([\d.]+)$/.exec(
        arrowOf(data, edge).path,
      ) as RegExpExecArray;
      const [fromX, toX] =
        direction === 'H' ? [Number(x), Number(end)].sort((a, b) => a - b) : [+x, +x];
      const [fromY, toY] =
        direction === 'V' ? [Number(y), Number(end)].sort((a, b) => a - b) : [+y, +y];
      const crossed = data.nodes
        .filter(({ id }) => id !== edge.from && id !== edge.to)
        .filter((node) => {
          const box = boxOf(node);
          return (
            fromX! < box.x + box.width &&
            toX! > box.x &&
            fromY! < box.y + box.height &&
            toY! > box.y
          );
        });
      assert.deepEqual(
        crossed.map(({ id }) => id),
        [],
        `${edge.from} -> ${edge.to}`,
      );
    }
    assert.ok(data.text.length > 100);
  });
}
