import assert from 'node:assert/strict';
import { test } from 'node:test';

test('no folder imports one that leads back to it', async () => {
  const config = new URL('../../../eslint.config.mjs', `file://${__filename}`);
  const { mayImport } = (await import(config.href)) as { mayImport: Record<string, string[]> };
  const visit = (folder: string, path: readonly string[]): void => {
    assert.ok(!path.includes(folder), [...path, folder].join(' → '));
    for (const next of mayImport[folder] ?? []) visit(next, [...path, folder]);
  };
  for (const folder of Object.keys(mayImport).filter((name) => !/^(?:tests|bench)$/.test(name)))
    visit(folder, []);
});
