import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { load } from 'cheerio';
import { labelOf, lastVersion, versionNames } from '../../src/site/versions';
import { copyOfSite, edit, keepPages } from '../support/siteCopy';

const dir = copyOfSite(['.prettierrc.json', '.prettierignore', 'tests', 'tools']);

const NEW = lastVersion.replace(/\d+$/, (number) => String(Number(number) + 1));
const names = [NEW, ...versionNames];

function run(command: string, ...args: string[]): string {
  // A test that starts another test runner must not pass its own reporter to it.
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: dir, encoding: 'utf8', env });
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

const read = (path: string) => readFileSync(join(dir, path), 'utf8');
const json = <Content>(path: string) => JSON.parse(read(path)) as Content;

test('one command creates a version, and its tables and pages pass every check', () => {
  run('npm', 'run', 'docs:release', '--', NEW);
  assert.deepEqual(json('versions.json'), names);
  run('npm', 'run', 'docs:check');
  run(
    'npx',
    'prettier',
    '--check',
    'versions.json',
    'versioned_sidebars',
    'src/site',
    'src/content',
  );
});

test('the unit tests that read the tables pass with one more version', () => {
  const tests = [
    'content/counterparts',
    'content/releases',
    'content/step-head',
    'markdown/page-components',
  ];
  run('npx', 'tsx', 'tools/node-tests.ts', ...tests.map((name) => `tests/unit/${name}.test.ts`));
});

/** The pages of the test build: a complete site would take a minute. */
const IDS = [
  'index',
  'steps/jwt',
  'steps/date',
  'steps/date_fn',
  'releases/overview',
  'releases/release_24_6',
];

/** Keeps only these pages in the copy, and removes the checks that require all of them. */
function reduce(): void {
  keepPages(dir, IDS);
  edit(join(dir, 'docusaurus.config.ts'), (config) =>
    config
      .replace(/onBroken(\w+): '\w+'/g, "onBroken$1: 'ignore'")
      .replace(/.*docs-check.*\n/, '')
      .replace(
        /onBrokenMarkdownLinks: '\w+', onBrokenMarkdownImages: '\w+'/,
        "onBrokenMarkdownLinks: 'ignore'",
      ),
  );
}

test('the site has one more version: addresses, dropdown, titles, redirects and indexes', () => {
  reduce();
  run('npx', 'docusaurus', 'build');
  const page = (path: string) => load(read(`build${path}index.html`));
  const older = names.slice(1);

  const $ = page('/docs/steps/jwt/');
  assert.equal($('head > title').text(), 'JWT | ACE Documentation');
  const menu = $('.navbar .dropdown__menu a');
  assert.deepEqual(menu.map((_, link) => [[$(link).text(), $(link).attr('href')]]).get(), [
    [`${labelOf(NEW)} (current)`, '/docs/steps/jwt/'],
    ...older.map((name) => [labelOf(name), `/docs/${name}/steps/jwt/`]),
  ]);

  for (const name of older) {
    const old = page(`/docs/${name}/steps/jwt/`);
    assert.equal(old('head > title').text(), `JWT (${labelOf(name)}) | ACE Documentation`);
    const canonical = old('link[rel="canonical"]').attr('href');
    assert.equal(canonical, `https://docs.example.com/docs/${name}/steps/jwt/`);
    assert.equal(old('.theme-doc-version-banner a').attr('href'), '/docs/steps/jwt/');
  }

  const aliases = page(`/docs/${NEW}/steps/jwt/`)('meta[http-equiv="refresh"]').attr('content');
  assert.equal(aliases, '0; url=/docs/steps/jwt/');
  const renamed = page(`/docs/${versionNames.at(-1)}/steps/date_fn/`);
  assert.ok(renamed('.navbar .dropdown__menu a').first().attr('href') === '/docs/steps/date/');
  const release = page(`/docs/${lastVersion}/releases/release_24_6/`);
  assert.ok(release(`article a[href^="/docs/${lastVersion}/releases/release_"]`).length > 1);

  const tags = ['default', ...names.map((name) => `docs-default-${name}`)];
  const indexes = readdirSync(join(dir, 'build')).filter((name) =>
    name.startsWith('search-index-'),
  );
  assert.deepEqual(indexes.sort(), tags.map((tag) => `search-index-${tag}.json`).sort());
  for (const name of names) {
    const { documents } = json<{ documents: { sectionRoute: string }[] }>(
      `build/search-index-docs-default-${name}.json`,
    );
    const root = name === NEW ? '/docs/' : `/docs/${name}/`;
    assert.ok(
      documents.some(({ sectionRoute }) => sectionRoute === `${root}steps/jwt/`),
      name,
    );
  }

  const sitemap = read('build/sitemap.xml');
  for (const root of ['/docs/', ...older.map((name) => `/docs/${name}/`)]) {
    assert.ok(sitemap.includes(`<loc>https://docs.example.com${root}steps/jwt/</loc>`), root);
  }
  assert.match(read('build/llms.txt'), new RegExp(`\\[${labelOf(NEW)}\\]\\(.*the current version`));
});
