import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { builds } from '../../tools/lib/builds';
import { machineTraces } from '../support/machineTraces';

test('no file has a path, a name or a secret of the machine that built it', () => {
  assert.deepEqual(machineTraces(builds.site.dir), []);
});

test('paths, names and secrets of the machine are detected in files of any type', () => {
  const dir = mkdtempSync(join(tmpdir(), 'ace-published-'));
  after(() => rmSync(dir, { recursive: true }));
  const env = { DEPLOY_TOKEN: 'abc-123-def', SEARCH_INSIGHTS_API_KEY: 'public', MY_SECRET: 'ace' };
  writeFileSync(join(dir, 'app.wasm'), Buffer.from([0, 255, ...Buffer.from(process.cwd()), 0]));
  writeFileSync(join(dir, 'data.json'), `"file:///${homedir().slice(1)}/x", "${tmpdir()}/ace-1"`);
  writeFileSync(join(dir, 'key.txt'), `-----BEGIN PRIVATE KEY-----\n${'A'.repeat(64)}`);
  writeFileSync(
    join(dir, 'page.html'),
    '<p>abc-123-def, ace, public, and -----BEGIN PRIVATE KEY-----',
  );
  writeFileSync(join(dir, 'token.js'), `"ghp_${'a'.repeat(36)}"`);
  const found = machineTraces(dir, env);
  for (const line of [
    'app.wasm: contains the folder of the checkout',
    'data.json: contains the home folder',
    'data.json: contains the folder of temporary files',
    'data.json: contains an address of a file',
    'key.txt: contains a key or token',
    'page.html: contains the value of DEPLOY_TOKEN',
    'token.js: contains a key or token',
  ]) {
    assert.ok(found.includes(line), `${line}: ${found.join(', ')}`);
  }
  assert.equal(found.filter((line) => line.startsWith('page.html')).length, 1);
});
