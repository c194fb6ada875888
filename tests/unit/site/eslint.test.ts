import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';

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

// What is no mistake is all of the code that the lint passes.
test('what a browser of .browserslistrc lacks is reported, also of an element and of what may be null', async () => {
  const [linted] = await new ESLint().lintText(lacking, { filePath: 'src/client/closeMenus.ts' });
  const reported = linted?.messages.filter(({ ruleId }) => ruleId === 'site/browser-support');
  assert.deepEqual(
    reported?.map(({ message }) => message.split(' ')[0]),
    ['checkVisibility', 'size', 'canParse', 'highlights', 'Highlight', 'requestIdleCallback'],
  );
});
