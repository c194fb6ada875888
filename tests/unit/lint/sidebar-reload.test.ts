import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { forgetModules } from '../../../src/plugins/docsCheck';
import { project } from '../../support/project';

// As Docusaurus loads the sidebars, at the start and when they change.
const fromDocusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));
const { loadFreshModule } = fromDocusaurus('@docusaurus/utils') as {
  loadFreshModule: (path: string) => Promise<unknown>;
};

test('an edit of the sidebars is loaded while the preview runs', async () => {
  const path = join(project({ 'sidebars.json': '{ "docs": ["first"] }' }), 'sidebars.json');
  assert.deepEqual(await loadFreshModule(path), { docs: ['first'] });
  writeFileSync(path, '{ "docs": ["second"] }');
  forgetModules([path]);
  assert.deepEqual(await loadFreshModule(path), { docs: ['second'] });
});
