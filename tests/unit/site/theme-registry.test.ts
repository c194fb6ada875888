import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  digestOf,
  readRegistry,
  type Registry,
  registryProblems,
  upstreamProblem,
} from '../../support/themeRegistry';

const registry = readRegistry(readFileSync('src/theme/README.md', 'utf8'));
const sources = new Map(
  readdirSync('src/theme', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [
      path.replaceAll('\\', '/').replace(/(?:\/index)?\.tsx?$/, ''),
      readFileSync(`src/theme/${path}`, 'utf8'),
    ]),
);

function installed({ upstream: { packageName, file } }: Registry['replaced'][number]) {
  const folder = `node_modules/${packageName}`;
  if (!existsSync(`${folder}/${file}`)) return undefined;
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    version: string;
  };
  return { version, source: readFileSync(`${folder}/${file}`, 'utf8') };
}

test('the theme registry lists every component with the right kind, within the limits', () => {
  assert.deepEqual(registryProblems(registry, sources), []);
});

for (const row of registry.replaced) {
  test(`the replaced ${row.part} was compared with the installed upstream file`, () => {
    assert.equal(upstreamProblem(row, installed(row)), undefined);
  });
}

test('every file that the registry links to exists', () => {
  const links = readFileSync('src/theme/README.md', 'utf8').matchAll(/\]\((\.\.\/[^)]+)\)/g);
  assert.deepEqual(
    [...links].map(([, link]) => link).filter((link) => !existsSync(`src/theme/${link}`)),
    [],
  );
});

const wrapper = "import A from '@theme-original/A';";
const digest = digestOf('upstream');
const upstream = { packageName: 'theme', version: '1.0.0', file: 'lib/B.js', digest };
const small: Registry = { wrapped: ['A'], replaced: [{ part: 'B', upstream }] };

test('an error in the registry is reported with its remedy', () => {
  const problems = (...parts: [string, string][]) => registryProblems(small, new Map(parts));
  assert.deepEqual(problems(['A', wrapper], ['B', '']), []);
  assert.match(problems(['A', wrapper], ['B', ''], ['C', '']).join(), /C is not listed/);
  assert.match(problems(['A', wrapper]).join(), /lists B, which is gone/);
  assert.match(problems(['A', ''], ['B', '']).join(), /A is listed as wrapped/);
  assert.match(
    problems(['A', wrapper], ['B', "import B from '@theme-original/B';"]).join(),
    /B is listed as replaced/,
  );
  const many = Array.from({ length: 9 }, (_, index) => `W${index}`);
  const manySources = many.map((part): [string, string] => [part, `'@theme-original/${part}'`]);
  assert.match(
    registryProblems({ wrapped: many, replaced: [] }, new Map(manySources)).join(),
    /9 parts are wrapped, at most 8/,
  );
});

test('a change of the upstream file is reported with its remedy', () => {
  const problem = (file?: { version: string; source: string }) =>
    upstreamProblem({ part: 'B', upstream }, file);
  assert.equal(problem({ version: '1.0.0', source: 'upstream' }), undefined);
  assert.match(
    problem({ version: '1.1.0', source: 'moved' }) ?? '',
    /compare it with src\/theme\/B/,
  );
  assert.match(problem({ version: '1.1.0', source: 'upstream' }) ?? '', /write the version/);
  assert.match(problem() ?? '', /has no lib\/B\.js any more/);
});

test('a row with missing data is rejected', () => {
  const table = (row: string) =>
    `## Replaced\n\n| Part | File | SHA-256 |\n| --- | --- | --- |\n${row}\n`;
  assert.throws(() => readRegistry(table('| `B` | `theme@1.0.0/lib/B.js` | |')), /empty cell/);
  assert.throws(() => readRegistry(table('| `B` | `lib/B.js` | `12` |')), /package@version\/path/);
});
