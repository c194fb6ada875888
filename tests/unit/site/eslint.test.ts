import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Linter } from 'eslint';
import ts from 'typescript';
import { parser } from 'typescript-eslint';
import { folderWith } from '../../support/project';

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

const lacking = `
  export const visible = (element: HTMLElement | null) => element?.checkVisibility();
  export const { length } = [new URLSearchParams('a').size, URL.canParse('a')];
  CSS.highlights.set('a', new Highlight());
  requestIdleCallback(() => undefined);
`;
const known = `
  export const visible = (element: HTMLElement | null) => element?.getClientRects();
  export const { length } = [new URLSearchParams('a').toString(), new URL('a').href, ['a'].at(-1)];
  AbortSignal.timeout(1);
  structuredClone(new Map().size);
`;

test('what a browser of .browserslistrc lacks is reported, also of an element and of what may be null', async () => {
  const module = new URL('../../../tools/eslint/browserSupport.mjs', `file://${__filename}`);
  const { browserSupport } = (await import(module.href)) as { browserSupport: object };
  const cwd = folderWith({});
  const reported = (code: string) => {
    const filename = join(cwd, 'code.ts');
    writeFileSync(filename, code);
    const options = { target: ts.ScriptTarget.ES2022, strict: true, types: [] };
    const programs = [ts.createProgram([filename], options)];
    const messages = new Linter({ cwd }).verify(
      code,
      {
        files: ['**/*.ts'],
        languageOptions: { parser, parserOptions: { programs } },
        plugins: { site: { rules: { 'browser-support': browserSupport } } },
        rules: { 'site/browser-support': 'error' },
      } as Linter.Config,
      { filename },
    );
    return messages.map(({ message }) => message.split(' ')[0]);
  };
  assert.deepEqual(reported(lacking), [
    ...['checkVisibility', 'size', 'canParse'],
    ...['highlights', 'Highlight', 'requestIdleCallback'],
  ]);
  assert.deepEqual(reported(known), []);
});
