import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyOfSite, edit, keepPages } from '../support/siteCopy';

const dir = copyOfSite();

function failureOf(command: string, args: string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  assert.notEqual(status, 0);
  return stdout + stderr;
}

test('an incomplete announcement stops the build', () => {
  const output = failureOf('npx', ['tsx', 'src/site/announcement.ts'], {
    SITE_ANNOUNCEMENT: 'Only the text',
  });
  assert.match(output, /SITE_ANNOUNCEMENT_ID .* belong together/);
});

test('a broken link outside of the documentation stops the build', () => {
  keepPages(dir, [
    'index',
    'steps/jwt',
    'steps/date',
    'releases/overview',
    'releases/release_24_6',
  ]);
  const config = join(dir, 'docusaurus.config.ts');
  // The check of the pages would report the links to the missing ones.
  writeFileSync(config, readFileSync(config, 'utf8').replace(/.*docs-check.*\n/, ''));
  const footer = join(dir, 'src/site/footer.ts');
  edit(footer, (text) => text.replace('/docs/steps/steps_intro', '/docs/steps/gone'));
  const output = failureOf('npx', ['docusaurus', 'build']);
  assert.match(output, /broken links/i);
  assert.match(output, /\/docs\/steps\/gone/);
});
