import assert from 'node:assert/strict';
import { test } from 'node:test';
import { docsStatus, statusText } from '../../tools/lib/docsStatus';
import { docsProject, page } from '../support/docsProject';

const ACE5 = 'versioned_docs/version-ace5';

test('the status says which pages differ, which have no counterpart, and what waits for review', () => {
  const review = 'tags: [steps]\nreview:\n  one: What one is.\n  two: What two is.';
  const { tree } = docsProject({
    [`${ACE5}/guides/files.md`]: page('Files', 'Another text.').replace(/tags.*/, review),
    'docs/guides/new.md': page('New'),
    'docs/_part.md': 'Part.',
  });
  const [next, current, older] = docsStatus(tree);
  assert.deepEqual([next?.name, next?.pages, next?.newer], ['next', 6, undefined]);
  const ace5 = { name: 'ace5', pages: 5, newer: 'next', onlyHere: [], missing: ['guides/new'] };
  assert.deepEqual(current, { ...ace5, differing: ['guides/files'], review: { guides: 2 } });
  // The step has another path there, which is recorded.
  assert.deepEqual(older?.onlyHere, []);
  assert.deepEqual(older?.missing, ['guides', 'guides/files']);
  assert.deepEqual(older?.differing, ['index']);
});

test('the text names the pages without a counterpart, and counts the rest', () => {
  const [, current, older] = docsStatus(docsProject().tree);
  assert.ok(current && older);
  assert.equal(
    statusText({ ...current, review: { steps: 2, intro: 1 } }),
    'ace5: 5 pages\n  only here, no counterpart in next: 0\n  only in next, no counterpart here: 0\n  with another text in next: 0\n  waiting for review: 3 (steps 2, intro 1)',
  );
  assert.match(
    statusText(older),
    /only in ace5, no counterpart here: 2\n {4}guides\n {4}guides\/files\n/,
  );
});
