import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headerRules } from '../../../src/plugins/content-security-policy/headers';
import { buildIndex, buildTexts } from '../../../src/search/core/build';
import { indexFileName, partsFolder, textFileName } from '../../../src/search/core/constants';
import type { SearchSource } from '../../../src/search/core/types';
import { digest, splitFiles, wholeFiles } from '../../../src/search/plugin';
import { headersOf } from '../../../tools/lib/headers';
import { section } from './pages';

// A browser may combine files of two builds. What is named by a digest never changes under that name; the files with
// fixed names are revalidated.

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
  page({ title: 'Paeg', pageTitle: 'Paeg' }),
  page({ tags: ['ni'] }),
  page({ questions: ['how do I raed'] }),
  page({ sectionRoute: '/docs/9' }),
  page({ entries: [['ref-', 'entry', '', 0]] }),
];

/** The files that a digest names, of a whole index and of a split one. */
function filesNamedByDigest(edition: SearchSource): [name: string, content: string][] {
  const texts = buildTexts([edition], digest);
  const index = buildIndex([edition], { indexParentCategories: true, textsDigest: texts.digest });
  const text = wholeFiles(TAG, { index, texts }).get(textFileName(TAG)) ?? '';
  const parts = [...splitFiles(TAG, { index, texts })].filter(([name]) => name.includes('/'));
  return [[`texts ${texts.digest}`, text], ...parts];
}

test('no name that has a digest has other bytes after an edit', () => {
  const seen = new Map<string, string>();
  for (const [name, text] of editions.flatMap(filesNamedByDigest)) {
    assert.equal(text, seen.get(name) ?? text, name);
    seen.set(name, text);
  }
  const folders = new Set([...seen.keys()].map((name) => name.split('/')[0]));
  assert.ok(folders.size > editions.length, `${folders.size} names`);
});

test('no file of the search is cached without being revalidated, whatever its name is', () => {
  const rules = headerRules('/', ['index.html', 'docs/index.html'], '');
  const part = `${partsFolder(TAG, '0')}/words-0.json`;
  for (const name of [indexFileName(TAG), textFileName(TAG), part]) {
    assert.equal(headersOf(rules, `/${name}`)['Cache-Control'], undefined, name);
  }
});
