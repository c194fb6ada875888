import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { docsProject, page } from '../../support/docsProject';

const ACE5 = 'versioned_docs/version-ace5';

/** A committed project, in which `docs:carry` can run. */
function committed() {
  const { root, read } = docsProject();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const commit = () => {
    git('add', '--all');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'All');
  };
  git('init', '--quiet');
  commit();
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  const carry = () =>
    spawnSync(resolve('node_modules/.bin/tsx'), [resolve('tools/versions/carry.ts')], {
      cwd: root,
      encoding: 'utf8',
    });
  return { read, write, carry, commit };
}

test('a changed and a new page of the current version are carried to the next one', () => {
  const { read, write, carry } = committed();
  write(`${ACE5}/steps/logger.md`, read(`${ACE5}/steps/logger.md`).replace('Text.', 'New.'));
  write(`${ACE5}/steps/delay.md`, page('Delay'));
  assert.equal(carry().status, 0);
  assert.match(read('docs/steps/logger.md'), /New\./);
  assert.equal(read('docs/steps/delay.md'), page('Delay'));
});

test('where both versions changed a line, the file gets conflict markers, and the command fails', () => {
  const { read, write, carry, commit } = committed();
  write('docs/steps/logger.md', read('docs/steps/logger.md').replace('Text.', 'Next.'));
  commit();
  write(`${ACE5}/steps/logger.md`, read(`${ACE5}/steps/logger.md`).replace('Text.', 'New.'));
  assert.equal(carry().status, 1);
  assert.match(
    read('docs/steps/logger.md'),
    /<<<<<<< ours\nNext\.\n=======\nNew\.\n>>>>>>> theirs/,
  );
});

test('changes of the next version that are not staged are not overwritten', () => {
  const { read, write, carry } = committed();
  write('docs/steps/logger.md', page('Logger', 'Mine.'));
  write(`${ACE5}/steps/logger.md`, page('Logger', 'New.'));
  assert.match(carry().stderr, /^docs:carry: docs\/ has changes that are not staged/);
  assert.match(read('docs/steps/logger.md'), /Mine\./);
});
