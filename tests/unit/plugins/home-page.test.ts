import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { collectExamples } from '../../../src/content/examples/collect';
import { flowVersionOf } from '../../../src/content/examples/version';
import { readHistory } from '../../../src/content/releases';
import { newestChange } from '../../../src/content/releases/model';
import { headingsAndCode } from '../../../src/plugins/content-data/examples';
import { lastVersion } from '../../../src/site/versions';

test('the example of the home page is that of the page whose example it runs', () => {
  const folder = 'src/pages/_home';
  const source = readFileSync(`${folder}/Example.tsx`, 'utf8');
  const [, page = ''] = /data-page="\/docs\/(.+?)"/.exec(source) ?? [];
  const [, id = ''] = /data-example="(.+?)"/.exec(source) ?? [];
  const text = readFileSync(`versioned_docs/version-${lastVersion}/${page}.md`, 'utf8');
  const dialect = flowVersionOf(lastVersion);
  assert.ok(dialect);
  const example = collectExamples(headingsAndCode(text), dialect).find((one) => one.id === id);
  assert.ok(example, `${page} has the example ${id}`);

  const blocks = headingsAndCode(readFileSync(`${folder}/code.mdx`, 'utf8')).children;
  const code = blocks.flatMap((node) => (node.type === 'code' ? [node.value] : []));
  for (const block of code) assert.ok(text.includes(block), `the page has\n${block}`);
  const { flow, files } = example.request;
  assert.ok(code.includes(files[flow] ?? ''), 'it is the flow that runs');
});

test('the newest change is of the last release with changes; one to act on comes first', () => {
  const history = readHistory(lastVersion);
  const newest = newestChange(history);
  assert.ok(newest);
  const after = history.releases.slice(history.releases.indexOf(newest.version) + 1);
  assert.ok(history.changes.every(({ version }) => !after.includes(version)));
  const act = { ...newest, id: 'act', upgrade: 'Do it.' };
  const rest = { ...newest, id: 'rest', upgrade: null };
  assert.equal(newestChange({ ...history, changes: [rest, act] })?.id, 'act');
  assert.equal(newestChange({ ...history, changes: [] }), undefined);
});
