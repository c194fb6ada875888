import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { format, resolveConfig } from 'prettier';
import { gallery } from '../../tools/lib/gallery';
import { componentsPage, excerptOf, pictureOf, wordingPage } from '../../tools/lib/handbook';

const read = (path: string) => readFileSync(path, 'utf8');
const REMEDY = 'Run "npm run build" and "npm run handbook", and commit the folder handbook.';

test('the handbook has the current wording', async () => {
  const path = 'handbook/wording.md';
  const options = await resolveConfig(path);
  assert.equal(await format(wordingPage(), { ...options, filepath: path }), read(path), REMEDY);
});

test('each component of the handbook is on the page that its excerpt comes from', () => {
  assert.doesNotThrow(() => componentsPage(read));
});

test('each component of the handbook has a picture', () => {
  const missing = gallery.map(pictureOf).filter((path) => !existsSync(`handbook/${path}`));
  assert.deepEqual(missing, [], REMEDY);
});

const specimen = {
  name: 'x',
  text: 'x',
  page: 'steps/x',
  from: '<Tabs',
  to: '</Tabs>',
  selector: 'x',
};

test('an excerpt is the part of the page between two lines', () => {
  assert.deepEqual(excerptOf('a\n  <Tabs id="x">\nb\n  </Tabs>\nc', specimen), [
    '  <Tabs id="x">',
    'b',
    '  </Tabs>',
  ]);
});

test('a long excerpt is cut in the middle', () => {
  const lines = ['<Tabs>', ...Array.from({ length: 50 }, (_, index) => String(index)), '</Tabs>'];
  const excerpt = excerptOf(lines.join('\n'), specimen);
  assert.equal(excerpt.length, 25);
  assert.deepEqual([excerpt[0], excerpt[12], excerpt.at(-1)], ['<Tabs>', '...', '</Tabs>']);
});

test('a page without the lines of an excerpt is named', () => {
  assert.throws(() => excerptOf('a', specimen), /steps\/x has no line with <Tabs/);
  assert.throws(() => excerptOf('<Tabs>', specimen), /steps\/x has no line with <\/Tabs>/);
});
