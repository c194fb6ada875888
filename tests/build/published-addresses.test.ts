import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pageRoutes } from '../../src/site/pageFiles';
import { builtAddresses, ledgerText, lostAddresses, readLedger } from '../../tools/lib/addresses';
import { builds } from '../../tools/lib/builds';
import { missingAddresses } from '../support/missingAddresses';

const { dir } = builds.site;
const FILE = 'tests/published-addresses.txt';
const text = readFileSync(FILE, 'utf8');
const ledger = readLedger(text);
const site = builtAddresses(dir);

test('every address ever published, with its anchors, exists or leads on in one step', () => {
  assert.ok(ledger.length > 4000);
  assert.deepEqual(lostAddresses(ledger, site), []);
});

test('every address of the site is recorded', () => {
  const isComplete = ledgerText(ledger, site) === text;
  assert.ok(isComplete, 'Run "npm run addresses:record" and commit the file.');
});

test('every static host serves each address that the site names, and that of a page without the slash', () => {
  assert.deepEqual(missingAddresses(dir, 'https://docs.example.com/'), []);
  for (const page of pageRoutes) {
    const file = join(dir, `${page.replace(/\/$/, '')}.html`);
    assert.ok(!existsSync(file), `${file} would be served in place of the folder`);
  }
});

test('recording adds, and never removes', () => {
  const site = {
    addresses: new Set(['/new/', '/new/#kept']),
    redirects: new Map<string, string>(),
  };
  const text = ledgerText(['/gone/', '/new/#before'], site);
  assert.deepEqual(readLedger(text), ['/gone/', '/new/', '/new/#before', '/new/#kept']);
});
