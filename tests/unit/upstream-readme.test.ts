import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { patches } from '../../src/upstream';

const dir = 'src/upstream';
const readme = readFileSync(join(dir, 'README.md'), 'utf8');

/** The rows of a table, cell by cell, below a heading. */
function rowsBelow(heading: string): string[][] {
  const section = readme.split(/^## /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const table = rowsBelow('Patches');

test('the table lists every patch, and the folder contains no other', () => {
  const listed = table.map(([cell]) => named(cell)[0]);
  const names = patches.map(({ name }) => name);
  const folders = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  assert.deepEqual(listed, names);
  assert.deepEqual([...names].sort(), folders.sort());
});

test('the other files of the folder are listed too', () => {
  const files = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) {
    assert.ok(name === 'README.md' || readme.includes(`\`${name}\``), name);
  }
});

test('every row has the benefit of a patch, its dependencies, and when to remove it', () => {
  for (const [name = '', benefit = '', dependsOn = '', , removal = ''] of table) {
    assert.match(benefit, /\d/, `${name}: a measured value`);
    assert.ok(named(dependsOn).length > 0, `${name}: what it depends on in Docusaurus`);
    assert.ok(removal.length > 10, `${name}: when to remove it`);
  }
});

test('every patch and every coupling has a test that exists', () => {
  const couplings = rowsBelow('Other couplings');
  assert.ok(couplings.length > 5);
  for (const row of [
    ...table.map((cells) => [cells[0], cells[3]]),
    ...couplings.map((cells) => [cells[0], cells.at(-1)]),
  ]) {
    const [name = '', cell] = row;
    const tests = named(cell).filter((path) => path.startsWith('tests/'));
    assert.ok(tests.length > 0, `${name} has a test`);
    for (const path of tests) assert.ok(existsSync(path), `${name}: ${path}`);
  }
});

test('every contribution to Docusaurus is listed', () => {
  const files = readdirSync('upstream').filter((name) => name !== 'README.md');
  const list = readFileSync('upstream/README.md', 'utf8');
  for (const name of files) assert.ok(list.includes(`](${name})`), name);
  for (const [, name = ''] of list.matchAll(/\]\(([\w-]+\.md)\)/g)) {
    const text = readFileSync(join('upstream', name), 'utf8');
    assert.match(
      text,
      /https:\/\/github\.com\/facebook\/docusaurus\/\w+/,
      `${name}: where to submit it`,
    );
  }
});
