import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { visit } from 'unist-util-visit';
import { collectExamples } from '../../../src/content/examples/collect';
import { markdown } from '../../../src/content/pages/markdown';
import { lastVersion } from '../../../src/site/versions';

test('the example of the home page is that of the page whose example it runs', () => {
  const folder = 'src/pages/_home';
  const source = readFileSync(`${folder}/hero.mdx`, 'utf8');
  const [, page = ''] = /page="\/docs\/(.+?)"/.exec(source) ?? [];
  const [, id = ''] = /\bid="(.+?)"/.exec(source) ?? [];
  const text = readFileSync(`versioned_docs/version-${lastVersion}/${page}.md`, 'utf8');
  const example = collectExamples(markdown.parse(text), lastVersion).find((one) => one.id === id);
  assert.ok(example, `${page} has the example ${id}`);

  const code: string[] = [];
  visit(markdown.parse(readFileSync(`${folder}/hero.mdx`, 'utf8')), 'code', ({ value }) => {
    code.push(value);
  });
  for (const block of code) assert.ok(text.includes(block), `the page has\n${block}`);
  const { flow, files } = example.request;
  assert.ok(code.includes(files[flow] ?? ''), 'it is the flow that runs');
});
