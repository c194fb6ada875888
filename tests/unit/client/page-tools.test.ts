import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { breadcrumbList } from '../../../src/content/breadcrumbs';
import { sectionUrl } from '../../../src/browser/sectionUrl';
import { reportAddress } from '../../../src/components/ReportProblem/report';
import { scrollNeeded } from '../../../src/client/sidebarScroll';
import { project } from '../../support/project';

test('a problem report contains page, version and build', () => {
  const address = new URL(
    reportAddress('https://git.example.com/ace/ace-docs/issues', {
      page: 'https://docs.example.com/docs/steps/jwt',
      version: 'ACE 5',
      build: 'abc1234',
    }),
  );
  assert.equal(address.pathname, '/ace/ace-docs/issues/new');
  assert.equal(address.searchParams.get('title'), 'Problem on /docs/steps/jwt');
  const body = address.searchParams.get('body') ?? '';
  assert.match(body, /\*\*Page:\*\* https:\/\/docs\.example\.com\/docs\/steps\/jwt\n/);
  assert.match(body, /\*\*Version:\*\* ACE 5\n/);
  assert.match(body, /\*\*Build:\*\* abc1234\n/);
});

test('a problem report omits an unknown version and build', () => {
  const address = reportAddress('https://git.example.com/issues', {
    page: 'https://docs.example.com/',
    version: undefined,
    build: undefined,
  });
  assert.doesNotMatch(new URL(address).searchParams.get('body') ?? '', /Version|Build|undefined/);
});

test('the link to a section removes only the search terms from the query', () => {
  assert.equal(
    sectionUrl('https://docs.example.com/docs/a?_highlight=x&from=5.11#part'),
    'https://docs.example.com/docs/a?from=5.11#part',
  );
});

test('the breadcrumb list has an address for each item, and each address only once', () => {
  const home = [
    { label: 'Site', href: '/' },
    { label: 'ACE 5', href: '/docs/' },
  ];
  const page = { label: 'JWT', href: '/docs/steps/jwt' };
  const steps = { label: 'Steps', href: '/docs/steps/steps_intro' };
  const labels = (...items: { label: string; href: string | undefined }[]) =>
    breadcrumbList(home, items).map(({ label }) => label);
  assert.deepEqual(labels(steps, { label: 'Network', href: undefined }, page), [
    'Site',
    'ACE 5',
    'Steps',
    'JWT',
  ]);
  assert.deepEqual(labels(steps, { label: 'Overview', href: steps.href }), [
    'Site',
    'ACE 5',
    'Overview',
  ]);
  assert.deepEqual(labels({ label: 'Introduction', href: '/docs/' }), ['Site', 'Introduction']);
});

test('a label cannot end the script element that contains the breadcrumb list', () => {
  const [item] = breadcrumbList([], [{ label: 'The tag </script>', href: '/docs/a' }]);
  assert.deepEqual(item, { label: 'The tag &lt;/script>', href: '/docs/a' });
});

test('the sidebar scrolls only if the entry is outside of the visible area, and centres it', () => {
  const frame = { top: 100, bottom: 500 };
  assert.equal(scrollNeeded({ top: 100, bottom: 130 }, frame), 0);
  assert.equal(scrollNeeded({ top: 480, bottom: 510 }, frame), 195);
  assert.equal(scrollNeeded({ top: 0, bottom: 20 }, frame), -290);
});

/** The build information of src/plugins/build-id/sources.ts for a folder. */
function buildIn(dir: string, env: Record<string, string> = {}) {
  mkdirSync(join(dir, 'src/site'), { recursive: true });
  mkdirSync(join(dir, 'src/plugins/build-id'), { recursive: true });
  cpSync('src/plugins/build-id/sources.ts', join(dir, 'src/plugins/build-id/sources.ts'));
  cpSync('src/site/env.ts', join(dir, 'src/site/env.ts'));
  writeFileSync(join(dir, 'docusaurus.config.ts'), '');
  return () => {
    const code = `console.log(JSON.stringify(require('./src/plugins/build-id/sources.ts')))`;
    const run = spawnSync(resolve('node_modules/.bin/tsx'), ['-e', code], {
      cwd: dir,
      encoding: 'utf8',
      env: { ...process.env, SITE_BUILD: '', GIT_CEILING_DIRECTORIES: join(dir, '..'), ...env },
    });
    return JSON.parse(run.stdout) as Record<string, unknown>;
  };
}

test('without git the build id is "local" and there are no dates but the year; SITE_BUILD sets the id', () => {
  const commitYear = String(new Date().getFullYear());
  assert.deepEqual(buildIn(project({}))(), { buildId: 'local', hasHistory: false, commitYear });
  const { buildId } = buildIn(project({}), { SITE_BUILD: '42' })();
  assert.equal(buildId, '42');
});

test('the build id and the year are those of the commit, and a shallow clone has no dates', () => {
  const dir = project({});
  const build = buildIn(dir);
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, GIT_COMMITTER_DATE: '2019-12-31T23:00:00Z' },
    }).trim();
  git(dir, 'init', '-q');
  assert.equal(build().buildId, 'local');
  git(dir, 'add', '-A');
  for (const message of ['one', 'two']) {
    git(
      dir,
      '-c',
      'user.name=T',
      '-c',
      'user.email=t@example.com',
      'commit',
      '-q',
      '--allow-empty',
      '-m',
      message,
    );
  }
  const commit = git(dir, 'rev-parse', '--short=10', 'HEAD');
  const commitYear = '2019';
  assert.deepEqual(build(), { buildId: commit, hasHistory: true, commitYear });
  const shallow = project({});
  git(shallow, 'clone', '-q', '--depth=1', pathToFileURL(dir).href, 'clone');
  assert.deepEqual(buildIn(join(shallow, 'clone'))(), {
    buildId: commit,
    hasHistory: false,
    commitYear,
  });
  writeFileSync(join(dir, 'versions.json'), '[]');
  assert.equal(build().buildId, `${commit}-dirty`);
});
