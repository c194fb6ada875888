import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { builds } from '../../tools/lib/builds';
import { smokeProblems } from '../../tools/lib/smoke';
import { strayAddresses } from '../support/strayAddresses';
import { whileServed } from '../support/staticServer';

for (const { dir, baseUrl } of Object.values(builds)) {
  test(`every file that the pages reference below ${baseUrl} exists`, () => {
    assert.deepEqual(strayAddresses(dir, baseUrl), []);
  });
}

test('an address outside of the base URL and a missing file are detected', () => {
  const dir = mkdtempSync(join(tmpdir(), 'ace-published-'));
  after(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'index.html'), '<a href=/kb/>a</a><a href="/x?y">b</a><img src=/kb/a.png>');
  assert.deepEqual(strayAddresses(dir, '/kb/'), [
    'index.html: /x is outside of /kb/',
    'index.html: there is no /kb/a.png',
  ]);
});

test('the smoke test passes if the site is served as it was built', async () => {
  const { dir, baseUrl } = builds.site;
  const home = readFileSync(join(dir, 'index.html'), 'utf8');
  const build = /name="?build"? content="?([\w.-]+)/.exec(home)?.[1] ?? assert.fail('no build');
  const problems = await whileServed(dir, baseUrl, (address) =>
    smokeProblems({ address, build }),
  );
  assert.deepEqual(problems, []);
});

test('the smoke test fails for another build and for another base URL', async () => {
  const { dir } = builds.options;
  const problems = await whileServed(dir, '/', (address) => smokeProblems({ address, build: 'x' }));
  assert.match(problems.join('\n'), /is of the build ".+", not of x/);
  assert.match(problems.join('\n'), /\/kb\/assets\/\S+ answers 404, not 200/);
});
