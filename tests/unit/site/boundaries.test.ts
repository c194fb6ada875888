import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

// Without types: reading the project takes longer than all of the rest.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });

/** The lines with an error of a rule. */
async function linesWith(ruleId: string, filePath: string, code: string): Promise<number[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).filter((one) => one.ruleId === ruleId).map(({ line }) => line);
}

test('an import that the table does not list is an error, by any path', async () => {
  const code = `import '@site/src/site/env';
import '../../plugins/docs';
export * from '@site/src/plugins/docs';
void import('../../../tools/lib/built');
import 'node:fs';
import type { Dirent } from 'node:fs';
import '@docusaurus/Link';
export type A = Dirent;\n`;
  const lines = (path: string) => linesWith('site/boundaries', path, code);
  assert.deepEqual(await lines('src/components/Field/index.tsx'), [2, 3, 4, 5]);
  assert.deepEqual(await lines('src/content/releases/index.ts'), [2, 3, 4, 7]);
  assert.deepEqual(await lines('tests/unit/site/env.ts'), []);
});

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

test('a result that depends on the locale of the machine is a lint error', async () => {
  const code = `export const sort = (a: string, b: string) => a.localeCompare(b);
export const sortInEnglish = (a: string, b: string) => a.localeCompare(b, 'en');
export const month = (date: Date) => date.toLocaleDateString();
export const list = () => new Intl.ListFormat();
export const format = (locale: string) => new Intl.NumberFormat(locale);\n`;
  for (const path of ['src/content/commonTasks.ts', 'tools/new.ts', 'tests/support/search.ts'])
    assert.deepEqual(await linesWith('no-restricted-syntax', path, code), [1, 3, 4], path);
});
