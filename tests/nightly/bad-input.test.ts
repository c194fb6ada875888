import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyOfSite, edit, keepPages } from '../support/siteCopy';

// A few pages are enough: each fault must be among the problems that are reported, and a build with problems fails.
const dir = copyOfSite();
keepPages(dir, ['index', 'steps/jwt', 'steps/date', 'releases/overview', 'releases/release_24_6']);
const page = join(dir, 'versioned_docs/version-ace5/steps/jwt.md');
const valid = readFileSync(page, 'utf8');

function build(env: Record<string, string> = {}) {
  const run = spawnSync('npx', ['docusaurus', 'build'], {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { failed: run.status !== 0, output: run.stdout + run.stderr };
}

test('an invalid page stops the build with file, line and remedy', () => {
  edit(page, (text) =>
    text
      .replace(/tags: .*/, 'tags: [magic]')
      .replace(/description:.*/, 'description: Short.')
      .replace('](./', '](./nowhere/'),
  );
  const { failed, output } = build();
  writeFileSync(page, valid);
  assert.ok(failed);
  assert.match(output, /version-ace5\/steps\/jwt\.md:3: .*50 to 160/);
  assert.match(output, /version-ace5\/steps\/jwt\.md:4: The tag "magic" is not on the list/);
  assert.match(output, /version-ace5\/steps\/jwt\.md:\d+: The link ".\/nowhere\/.*leads to no page/);
});

test('an index option out of range stops the build with its name', () => {
  const config = join(dir, 'src/site/search.ts');
  const before = readFileSync(config, 'utf8');
  edit(config, (text) => text.replace('export const search = {', '$& maxResults: 500,'));
  const { failed, output } = build();
  writeFileSync(config, before);
  assert.ok(failed);
  assert.match(output, /"maxResults" must be less than or equal to 100/);
});

test('an incomplete announcement stops the build', () => {
  const { failed, output } = build({ SITE_ANNOUNCEMENT: 'Only the text' });
  assert.ok(failed);
  assert.match(output, /SITE_ANNOUNCEMENT_ID .* belong together/);
});

test('a broken link outside the documentation stops the build', () => {
  // The check of the Markdown reports the links to the missing pages, and would stop the build before.
  edit(join(dir, 'docusaurus.config.ts'), (config) => config.replace(/.*docs-check.*\n/, ''));
  const footer = join(dir, 'src/site/footer.ts');
  edit(footer, (text) => text.replace('/docs/steps/steps_intro', '/docs/steps/gone'));
  const { failed, output } = build();
  assert.ok(failed);
  assert.match(output, /broken links/i);
  assert.match(output, /\/docs\/steps\/gone/);
});
