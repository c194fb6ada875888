import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Heading, RootContent } from 'mdast';
import exampleBesideParameters from '../../../src/markdown/beside';

const heading = (id: string, depth: Heading['depth'] = 2): RootContent => ({
  type: 'heading',
  depth,
  data: { hProperties: { id } },
  children: [],
});
const list: RootContent = { type: 'paragraph', data: { hName: 'ul' }, children: [] };
const code: RootContent = { type: 'code', value: '{}' };

function typesAfter(children: RootContent[]): string[] {
  const tree = { type: 'root' as const, children };
  exampleBesideParameters()(tree);
  return tree.children.map(({ type }) => type);
}

test('the parameters and the first example become one element, up to the next heading', () => {
  const [config, example] = [heading('configuration'), heading('example')];
  const rest = [heading('more', 3), code, heading('limits')];
  const whole = [config, list, example, heading('part', 3), code, ...rest];
  assert.deepEqual(typesAfter(whole), ['blockquote', 'heading', 'code', 'heading']);
  assert.deepEqual(typesAfter([config, list, example, code, list]), ['blockquote']);
  const without = [config, list, example, heading('part', 3), heading('limits'), code];
  assert.equal(typesAfter([...without]).length, without.length);
  assert.equal(typesAfter([config, example, code, ...rest]).length, 6);
});
