import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const readme = readFileSync('src/theme/README.md', 'utf8');
const LIMITS = { Wrapped: 8, Replaced: 4 };

/** The entries of a list of the registry, by the name of the part. */
function registered(list: keyof typeof LIMITS): Map<string, string> {
  const section = readme.split(/^## /m).find((part) => part.startsWith(list)) ?? '';
  const entries = section.matchAll(/^- `([^`]+)`: (.+)$/gm);
  return new Map([...entries].map(([, part = '', entry = '']) => [part, entry]));
}

const [wrapped, replaced] = [registered('Wrapped'), registered('Replaced')];
const parts = new Map(
  readdirSync('src/theme', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [
      path.replaceAll('\\', '/').replace(/(?:\/index)?\.tsx?$/, ''),
      readFileSync(`src/theme/${path}`, 'utf8'),
    ]),
);

test('the theme registry lists every part with the right kind, within the limits', () => {
  assert.deepEqual([...wrapped.keys(), ...replaced.keys()].sort(), [...parts.keys()].sort());
  for (const [part, source] of parts)
    assert.equal(source.includes("'@theme-original/"), wrapped.has(part), part);
  assert.ok(wrapped.size <= LIMITS.Wrapped && replaced.size <= LIMITS.Replaced);
});

for (const [part, entry] of replaced) {
  test(`the replaced ${part} was compared with the installed upstream file`, () => {
    const [, name = '', version, file, digest] =
      /Upstream: `(@[^@]+)@([\d.]+)\/([^`]+)`, `([\da-f]{64})`/.exec(entry) ?? [];
    const read = (path: string) => readFileSync(`node_modules/${name}/${path}`, 'utf8');
    const source = read(file ?? '').replaceAll('\r\n', '\n');
    const installed = (JSON.parse(read('package.json')) as { version: string }).version;
    assert.deepEqual(
      [installed, createHash('sha256').update(source).digest('hex')],
      [version, digest],
      `Compare ${name}/${file} with src/theme/${part}, then write its version and digest to src/theme/README.md.`,
    );
  });
}
