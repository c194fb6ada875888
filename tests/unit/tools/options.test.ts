import assert from 'node:assert/strict';
import { test } from 'node:test';
import { docsProject } from '../../support/docsProject';

for (const [command, help] of [
  ['docs-check.ts', /^npm run check: .*--all/s],
  ['pages/coverage.ts', /^npm run docs:coverage: /],
  ['versions/next.ts', /^npm run next:open: /],
] as const) {
  test(`${command} prints its help, and a sentence about an unknown option`, () => {
    const { run } = docsProject();
    assert.match(run(command, '--help').stdout, help);
    const { status, stderr } = run(command, '--knid');
    assert.match(stderr, /^[\w:]+: Unknown option '--knid'[^\n]*\n$/);
    assert.equal(status, 1);
  });
}
