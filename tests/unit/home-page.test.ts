import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { newestChange } from '../../src/content/releases/model';
import { readHistory } from '../../src/content/releases';
import { readExample } from '../../src/plugins/home-page/example';
import { lastVersion } from '../../src/site/versions';

const path = `versioned_docs/version-${lastVersion}/getting_started/quick_start_developers.md`;
/** The code in highlighted HTML. */
const sourceOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

const page = readFileSync(path, 'utf8');

test('the example of the home page is the flow of quick start, its call and its answer', () => {
  const { flow, call, answer, request, response, steps } = readExample(page, path);
  assert.equal(flow.name, 'transformUser');
  assert.ok(page.includes(sourceOf(flow.html)), 'the flow is copied as it stands');
  assert.ok(page.includes(sourceOf(call.html)), 'the call is copied as it stands');
  assert.equal(response, '200 { "fullName": "Joe Sample", … }');
  assert.equal(request, 'GET /transformUser?name=Joe&surname=Sample');
  assert.deepEqual(JSON.parse(sourceOf(answer.html)), {
    fullName: 'Joe Sample',
    name: 'Joe',
    surname: 'Sample',
  });
  assert.deepEqual(
    steps.map(({ stepType }) => stepType),
    ['jsonata'],
  );
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
