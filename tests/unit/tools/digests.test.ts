import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import {
  differences,
  digestsOf,
  MANIFEST,
  manifestText,
  publishedDifferences,
  readManifest,
} from '../../../tools/deploy/digests';
import { whileServed } from '../../support/staticServer';

const dir = mkdtempSync(join(tmpdir(), 'ace-manifest-'));
after(() => rmSync(dir, { recursive: true }));
const write = (path: string, text: string) => writeFileSync(join(dir, path), text);
mkdirSync(join(dir, 'docs/a b'), { recursive: true });
write('404.html', 'Not found');
write('docs/index.html', 'Page');
write('docs/a b/index.html', 'Page with a space');
write('_headers', 'For the host');
write(MANIFEST, manifestText(digestsOf(dir)));
const manifest = join(dir, MANIFEST);

test('a manifest lists every other file, sorted, in the format of sha256sum', () => {
  const digests = readManifest(manifest);
  const paths = ['404.html', '_headers', 'docs/a b/index.html', 'docs/index.html'];
  assert.deepEqual([...digests.keys()], paths);
  assert.match(manifestText(digests), /^[\da-f]{64} {2}404\.html\n/);
  assert.deepEqual(differences(digests, digestsOf(dir)), []);
});

test('a manifest that is missing, empty or damaged is an error with its file and line', () => {
  assert.throws(() => readManifest(join(dir, 'none')), /There is no .*none.*npm run build/);
  const damaged = join(tmpdir(), `${process.pid}.damaged`);
  after(() => rmSync(damaged));
  writeFileSync(damaged, '');
  assert.throws(() => readManifest(damaged), /damaged is empty/);
  writeFileSync(damaged, `${manifestText(digestsOf(dir))}12ab  x\n`);
  assert.throws(() => readManifest(damaged), /damaged:\d+: expected a SHA-256 digest/);
});

test('every file that was changed, removed or added is named, also where no host answers', async () => {
  const expected = readManifest(manifest);
  write('docs/index.html', 'Page, changed on the way');
  rmSync(join(dir, 'docs/a b'), { recursive: true });
  write('added.txt', 'Added');
  const [missing = '', changed = '', ...rest] = differences(expected, digestsOf(dir));
  assert.match(changed, /^docs\/index\.html: has the digest [\da-f]{64}, not [\da-f]{64}$/);
  assert.equal(missing, 'docs/a b/index.html: is missing');
  assert.deepEqual(rest, ['added.txt: is not in the manifest']);
  const found = await whileServed(dir, '/kb/', (site) => publishedDifferences(site, expected));
  assert.equal(found.length, 2);
  assert.match(found[0] ?? '', /^docs\/a b\/index\.html: http:\S+\/docs\/a%20b\/ answers 404$/);
  assert.match(found[1] ?? '', /^docs\/index\.html: http:\S+ has the digest .* \(24 bytes\), not /);
  const unanswered = await publishedDifferences('http://127.0.0.1:1/', expected);
  assert.equal(unanswered.length, 3);
  assert.match(unanswered[0] ?? '', /^404\.html: http:\/\/127\.0\.0\.1:1\/404\.html: /);
});
