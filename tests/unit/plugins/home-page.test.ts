import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readHistory } from '../../../src/content/releases';
import { newestChange } from '../../../src/content/releases/model';
import { readExample } from '../../../src/plugins/content-data/homeExample';
import { lastVersion } from '../../../src/site/versions';

const path = `versioned_docs/version-${lastVersion}/getting_started/quick_start_developers.md`;
const page = readFileSync(path, 'utf8');
/** The code in highlighted HTML. */
const sourceOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

test('the example of the home page is the flow of a page with its call and its answer', () => {
  const { flow, call, answer, request, response, steps } = readExample(page, path);
  for (const { html } of [flow, call, answer])
    assert.ok(page.includes(sourceOf(html)), 'it is copied as it stands');
  assert.match(request, /^GET \/\w+\?/);
  assert.ok(request.includes(flow.name));
  const values = JSON.parse(sourceOf(answer.html)) as Record<string, string>;
  assert.ok(response.startsWith(`200 { "${Object.keys(values)[0]}":`));
  assert.ok(steps.length > 0 && steps.every(({ stepType }) => stepType));
});

test('a page without a call stops the build, and the message names the page', () => {
  assert.throws(() => readExample('```yaml title="flows/a.yaml"\nsteps: []\n```', 'page.md'), {
    message: /^page\.md has no flow file, cURL command/,
  });
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
