import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

/** A file of each folder, and imports that the boundaries of eslint.config.mjs forbid there. */
const forbidden: [file: string, ...imports: string[]][] = [
  [
    'src/search/core/rank.ts',
    'react',
    '@docusaurus/Link',
    '../plugin/options',
    '../../site/search',
  ],
  ['src/search/client/client.ts', '../ui/SearchDialog', '@site/src/components/Field'],
  ['src/search/plugin/crawl.ts', '../ui/SearchDialog', '@site/src/theme/SearchPage'],
  ['src/markdown/code/html.ts', 'react', '@docusaurus/Link'],
  ['src/plugins/build-id/index.ts', '../../components/Field', '../../../tools/lib/built'],
  ['src/lint/page.ts', '../mdx/Since', '@theme/Heading'],
  ['src/cache/digest.ts', '../site/versions', '@site/src/site/routes'],
  ['src/content/releases/index.ts', '../../components/Field'],
  ['src/components/Field/index.tsx', '@site/src/plugins/build-id', '@site/src/theme/NotFound'],
  ['src/mdx/Since/index.tsx', '@site/src/lint/page', '@site/bench/support/report'],
  ['src/client/pageOf.ts', '../upstream', '@site/tools/lib/built'],
  ['src/site/routes.ts', '../content/releases', '@site/src/content/releases'],
  ['tools/lib/built.ts', '../../tests/support/budgets', '../../bench/support/report'],
  ['tests/support/search.ts', '../../bench/support/report'],
  ['bench/support/report.ts', '../../tests/support/budgets'],
];

// Without types: reading the project takes longer than all of the rest.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });

test('an import across a folder boundary is a lint error', async () => {
  for (const [filePath, ...modules] of forbidden) {
    for (const module of modules) {
      const [result] = await eslint.lintText(`import '${module}';\n`, { filePath });
      const rules = result?.messages.map(({ ruleId }) => ruleId);
      assert.ok(rules?.includes('no-restricted-imports'), `${filePath} may import ${module}`);
    }
  }
});

test('a result that depends on the locale of the machine is a lint error', async () => {
  const linesWithErrors = async (filePath: string) => {
    const [result] = await eslint.lintText(
      `export const sort = (a: string, b: string) => a.localeCompare(b);
      export const sortInEnglish = (a: string, b: string) => a.localeCompare(b, 'en');
      export const month = (date: Date) => date.toLocaleDateString();
      export const list = () => new Intl.ListFormat();
      export const format = (locale: string) => new Intl.NumberFormat(locale);\n`,
      { filePath },
    );
    const errors = result?.messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax');
    return errors?.map(({ line }) => line);
  };
  for (const path of [
    'packages/flow-runner/src/coverage.ts',
    'tools/test.ts',
    'tests/support/search.ts',
  ])
    assert.deepEqual(await linesWithErrors(path), [1, 3, 4], path);
});
