import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import {
  builtAddresses,
  ledgerText,
  lostAddresses,
  readLedger,
  unrecordedAddresses,
} from '../../tools/lib/addresses';
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
  const missing = unrecordedAddresses(ledger, site);
  assert.deepEqual(missing, [], 'Run "npm run addresses:record" and commit the file.');
});

const dir = mkdtempSync(join(tmpdir(), 'ace-addresses-'));
after(() => rmSync(dir, { recursive: true }));
function page(path: string, html: string): void {
  mkdirSync(join(dir, path), { recursive: true });
  writeFileSync(join(dir, path, 'index.html'), html);
}
const redirect = (to: string) => `<meta http-equiv="refresh" content="0; url=${to}">`;
page(
  'new',
  '<h2 id=menu>Menu</h2><main><h2 id="kept">A</h2><li id=entry>B<input id=_R_1><p id=version-changes></main>',
);
page('old', redirect('/new/'));
page('older', redirect('/old/'));
page('lost', redirect('/nowhere/'));
mkdirSync(join(dir, 'assets'));
writeFileSync(join(dir, 'assets/a.js'), '');
writeFileSync(join(dir, 'new.md'), '');

const built = builtAddresses(dir);

test('the addresses of a build are its files and the anchors of their content', () => {
  assert.equal(
    ledgerText(new Map(), built),
    '/lost/\n/new.md\n/new/\n#entry\n#kept\n/old/\n/older/\n',
  );
  assert.deepEqual(unrecordedAddresses(readLedger('/new/\n#kept\n/old/\n', 'x'), built), [
    '/lost/',
    '/new.md',
    '/new/#entry',
    '/older/',
  ]);
});

test('an address that is gone, a chain of redirects and a lost anchor are found', () => {
  const published = readLedger(
    '/gone/\n/lost/\n/new/\n#kept\n#moved\n/old/\n#entry\n#x\n/older/\n',
    'x',
  );
  assert.deepEqual(lostAddresses(published, built), [
    '/gone/ is gone: add a redirect to src/site/route-table.json',
    '/lost/ leads to /nowhere/, which is gone',
    '/new/ has no #moved: keep the ID of the heading, {/* #moved */}',
    '/new/, where /old/ leads, has no #x: keep the ID of the heading, {/* #x */}',
    '/older/ leads to /old/, which leads on to /new/: redirect it there',
  ]);
});

test('recording adds and never removes, and a damaged ledger is an error with its line', () => {
  const recorded = ledgerText(readLedger('/gone/\n#a\n/new/\n#before\n', 'x'), built);
  assert.match(recorded, /^\/gone\/\n#a\n\/lost\/\n\/new\.md\n\/new\/\n#before\n#entry\n#kept\n/);
  assert.throws(() => readLedger('/new/\nnew\n', 'x.txt'), /^Error: x\.txt:2: expected an address/);
});
