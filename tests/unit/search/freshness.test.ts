import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indexFileName, textFileName } from '../../../src/search/core/constants';
import type { SearchIndexFile, SearchSource } from '../../../src/search/core/types';
import { searchFiles } from '../../../src/search/plugin';
import { section } from './pages';

// A browser may combine the files of two builds: an index takes only the texts with its digest.

const TAG = 'docs-default-edited';

const page = (fields: Partial<SearchSource>) =>
  section(0, {
    content: 'Reads a message.',
    questions: ['how do I read'],
    tags: ['in'],
    ...fields,
  });

/** A page, and the same one after an edit of each of its fields; most keep the length. */
const editions = [
  page({}),
  page({ content: 'Reads a massage.' }),
  page({ title: 'Paeg' }),
  page({ entries: [['ref-', 'entry', '', 0]] }),
];

const filesOf = (edition: SearchSource) =>
  searchFiles(TAG, [edition], { indexParentCategories: true });

test('texts with the digest of an index have the same bytes after any edit', () => {
  const seen = new Map<string, string>();
  for (const files of editions.map(filesOf)) {
    const { index } = JSON.parse(files.get(indexFileName(TAG)) ?? '') as SearchIndexFile;
    const text = files.get(textFileName(TAG)) ?? '';
    assert.equal(text, seen.get(index.textsDigest) ?? text);
    seen.set(index.textsDigest, text);
  }
  assert.equal(seen.size, 2);
});

test('an index that readers would wait too long for stops the build, which names its version', () => {
  const title = 'x'.repeat(2_000_000);
  assert.throws(() => filesOf(page({ title })), /docs-default-edited.*ignoredSections/);
});
