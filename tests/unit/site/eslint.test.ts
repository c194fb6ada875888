import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Linter, type Rule } from 'eslint';
import { parser } from 'typescript-eslint';

const lacking = `
  export const visible = (element: HTMLElement | null) => element?.checkVisibility();
  export const { length } = [new URLSearchParams('a').size, URL.canParse('a')];
  CSS.highlights.set('a', new Highlight());
  requestIdleCallback(() => undefined);
`;

// What is no mistake is all of the code that the lint passes.
test('what a browser of .browserslistrc lacks is reported, also of an element and of what may be null', async () => {
  // The lint loads it as JavaScript, without types.
  const path: string = '../../../tools/eslint/browserSupport.mjs';
  const { browserSupport } = (await import(path)) as { browserSupport: Rule.RuleModule };
  const reported = new Linter({ cwd: tmpdir() }).verify(
    lacking,
    {
      files: ['**/*.ts'],
      languageOptions: {
        parser,
        // Outside the project: only the libraries of TypeScript.
        parserOptions: {
          projectService: { allowDefaultProject: ['*.ts'] },
          tsconfigRootDir: tmpdir(),
        },
      },
      plugins: { site: { rules: { support: browserSupport } } },
      rules: { 'site/support': 'error' },
    },
    join(tmpdir(), 'lacking.ts'),
  );
  assert.deepEqual(
    reported.map(({ message }) => message.split(' ')[0]),
    ['checkVisibility', 'size', 'canParse', 'highlights', 'Highlight', 'requestIdleCallback'],
  );
});
