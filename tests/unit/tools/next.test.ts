import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { docsProject } from '../../support/docsProject';

test('the next version is created as a copy, only once', () => {
  const { root, tree, read, run } = docsProject({ 'versioned_docs/version-ace5/a.md': 'A\n' });
  const open = () => run('versions/next.ts');
  const { folder, sidebar } = tree.version('next');
  rmSync(join(root, folder), { recursive: true });
  rmSync(join(root, sidebar));
  open();
  assert.equal(read('docs/a.md'), 'A\n');
  assert.deepEqual(tree.sidebars(tree.version('next')), tree.sidebars(tree.version('ace5')));
  const { status, stderr } = open();
  assert.equal(status, 1);
  assert.match(stderr, /^next:open: docs\/ is open already: .*docs:carry"\.\n$/);
});
