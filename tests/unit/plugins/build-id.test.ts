import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { project, repository } from '../../support/project';

test('the build id and the year are those of the commit, or set; a shallow clone has no dates', () => {
  const dir = project({
    'docusaurus.config.cjs': '',
    'src/plugins/buildId.ts': readFileSync('src/plugins/buildId.ts', 'utf8'),
    'src/site/env.ts': readFileSync('src/site/env.ts', 'utf8'),
  });
  const ofGit = {
    GIT_CEILING_DIRECTORIES: join(dir, '..'),
    GIT_COMMITTER_DATE: '2019-12-31T23:00:00Z',
  };
  Object.assign(process.env, ofGit);
  const code = `console.log(JSON.stringify(require('./src/plugins/buildId.ts')))`;
  const build = (SITE_BUILD = '', cwd = dir) =>
    JSON.parse(
      execFileSync(process.execPath, ['--require', require.resolve('tsx/cjs'), '-e', code], {
        cwd,
        encoding: 'utf8',
        env: { ...process.env, SITE_BUILD },
      }),
    ) as unknown;

  const today = { hasHistory: false, commitYear: String(new Date().getFullYear()) };
  assert.deepEqual(build(), { buildId: 'local', ...today });
  assert.deepEqual(build('42'), { buildId: '42', ...today });

  const git = repository(dir);
  git('commit', '-q', '--allow-empty', '-m', 'two');
  const buildId = git('rev-parse', '--short=10', 'HEAD').toString().trim();
  const commitYear = '2019';
  assert.deepEqual(build(), { buildId, hasHistory: true, commitYear });
  const shallow = join(project({}), 'clone');
  git('clone', '-q', '--depth=1', pathToFileURL(dir).href, shallow);
  assert.deepEqual(build('', shallow), { buildId, hasHistory: false, commitYear });
  writeFileSync(join(dir, 'versions.json'), '[]');
  assert.deepEqual(build(), { buildId: `${buildId}-dirty`, hasHistory: true, commitYear });
});
