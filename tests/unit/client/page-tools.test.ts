import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { breadcrumbList } from '../../../src/content/breadcrumbs';
import { reportAddress } from '../../../src/components/ReportProblem/report';
import { project } from '../../support/project';

test('a problem report contains page, version and build, as far as they are known', () => {
  const page = new URL('https://docs.example.com/docs/steps/jwt');
  const report = (version?: string, build?: string) =>
    new URL(reportAddress('https://git.example.com/ace/ace-docs/issues', page, version, build));
  const { pathname, searchParams } = report('ACE 5', 'abc1234');
  assert.equal(pathname, '/ace/ace-docs/issues/new');
  assert.equal(searchParams.get('title'), 'Problem on /docs/steps/jwt');
  assert.ok(
    searchParams
      .get('body')
      ?.startsWith(`**Page:** ${page.href}\n\n**Version:** ACE 5\n\n**Build:** abc1234\n`),
  );
  assert.doesNotMatch(report().searchParams.get('body') ?? '', /Version|Build|undefined/);
});

test('the breadcrumb list has an address for each item, and each address only once', () => {
  const home = [
    { label: 'Site', href: '/' },
    { label: 'ACE 5', href: '/docs/' },
  ];
  const page = { label: 'JWT', href: '/docs/steps/jwt' };
  const steps = { label: 'Steps', href: '/docs/steps/steps_intro' };
  const labels = (...items: { label: string; href: string | undefined }[]) =>
    breadcrumbList(home, items)
      .map(({ label }) => label)
      .join(' > ');
  const group = { label: 'Network', href: undefined };
  assert.equal(labels(steps, group, page), 'Site > ACE 5 > Steps > JWT');
  assert.equal(labels(steps, { ...steps, label: 'Overview' }), 'Site > ACE 5 > Overview');
  assert.equal(labels({ label: 'Introduction', href: '/docs/' }), 'Site > Introduction');
});

test('a label cannot end the script element that contains the breadcrumb list', () => {
  const [item] = breadcrumbList([], [{ label: 'The tag </script>', href: '/docs/a' }]);
  assert.deepEqual(item, { label: 'The tag &lt;/script>', href: '/docs/a' });
});

test('the build id and the year are those of the commit, or set; a shallow clone has no dates', () => {
  const dir = project({
    'docusaurus.config.ts': '',
    'src/plugins/build-id/sources.ts': readFileSync('src/plugins/build-id/sources.ts', 'utf8'),
    'src/site/env.ts': readFileSync('src/site/env.ts', 'utf8'),
  });
  const env = {
    ...process.env,
    SITE_BUILD: '',
    GIT_CEILING_DIRECTORIES: join(dir, '..'),
    GIT_COMMITTER_DATE: '2019-12-31T23:00:00Z',
  };
  const run = (command: string, args: string[], more = {}, cwd = dir) =>
    execFileSync(command, args, { cwd, encoding: 'utf8', env: { ...env, ...more } }).trim();
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args]);
  const code = `console.log(JSON.stringify(require('./src/plugins/build-id/sources.ts')))`;
  const build = (more = {}, cwd = dir) =>
    JSON.parse(run(resolve('node_modules/.bin/tsx'), ['-e', code], more, cwd)) as unknown;

  const today = { hasHistory: false, commitYear: String(new Date().getFullYear()) };
  assert.deepEqual(build(), { buildId: 'local', ...today });
  assert.deepEqual(build({ SITE_BUILD: '42' }), { buildId: '42', ...today });

  git('init', '-q');
  git('add', '-A');
  for (const message of ['one', 'two']) git('commit', '-q', '--allow-empty', '-m', message);
  const buildId = git('rev-parse', '--short=10', 'HEAD');
  const commitYear = '2019';
  assert.deepEqual(build(), { buildId, hasHistory: true, commitYear });
  const shallow = join(project({}), 'clone');
  git('clone', '-q', '--depth=1', pathToFileURL(dir).href, shallow);
  assert.deepEqual(build({}, shallow), { buildId, hasHistory: false, commitYear });
  writeFileSync(join(dir, 'versions.json'), '[]');
  assert.deepEqual(build(), { buildId: `${buildId}-dirty`, hasHistory: true, commitYear });
});
