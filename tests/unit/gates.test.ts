import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gates } from '../gates/gates';

test('every check of the built files has a mistake that it must notice', () => {
  const without = readdirSync('tests/build')
    .map((name) => `tests/build/${name}`)
    .filter(
      (path) => path.endsWith('.test.ts') && !gates.some(({ command }) => command.includes(path)),
    );
  assert.deepEqual(without, [], 'Add a gate to tests/gates/gates.ts.');
});

test('every file of browser tests has a mistake that it must notice', () => {
  const without = readdirSync('tests/browser')
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `tests/browser/${name}`)
    .filter((path) => !gates.some(({ command }) => command.includes(path)));
  assert.deepEqual(without, [], 'Add a gate to tests/gates/gates.ts.');
});

test('every audit of the workflows has a mistake that it must notice', () => {
  const text = ['ci', 'nightly'].map((name) =>
    readFileSync(`.github/workflows/${name}.yml`, 'utf8'),
  );
  const audits = [...text.join('').matchAll(/npm run (audit:\S+)/g)].map(([, name]) => name ?? '');
  assert.ok(audits.length > 0);
  // axe has its gate in the browser tests, which run on the same states.
  const without = audits.filter(
    (name) => name !== 'audit:a11y' && !gates.some(({ command }) => command.includes(name)),
  );
  assert.deepEqual(without, [], 'Add a gate to tests/gates/gates.ts.');
});

test('the names of the gates are unique', () => {
  assert.equal(new Set(gates.map(({ name }) => name)).size, gates.length);
});
