import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { builtAddresses, ledgerText, lostAddresses, readLedger } from '../../tools/lib/addresses';
import { builds } from '../../tools/lib/builds';

const FILE = 'tests/published-addresses.txt';
const text = readFileSync(FILE, 'utf8');
const ledger = readLedger(text, FILE);
const site = builtAddresses(builds.site.dir);

test('every address ever published, with its anchors, exists or leads on in one step', () => {
  assert.ok(ledger.size > 800);
  assert.deepEqual(lostAddresses(ledger, site), []);
});

test('every address of the site is recorded', () => {
  const isComplete = ledgerText(ledger, site) === text;
  assert.ok(isComplete, 'Run "npm run addresses:record" and commit the file.');
});

test('recording adds and never removes, and a damaged ledger is an error with its line', () => {
  const before = readLedger('/gone/\n#a\n/new/\n#before\n', 'x');
  const found = readLedger('/lost/\n/new/\n#kept\n', 'x');
  assert.equal(ledgerText(before, found), '/gone/\n#a\n/lost/\n/new/\n#before\n#kept\n');
  assert.throws(() => readLedger('/new/\nnew\n', 'x.txt'), /^Error: x\.txt:2: expected an address/);
});
