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
const EDITS = 50;
/** Numbers below `count` that look random and are the same in every run. */
let state = 1;
const draw = (count: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % count;
};

const pages = 'jwt retry redis soap crypto switch'.split(' ').map((title, id) =>
  section(id, {
    title,
    pageTitle: title,
    sectionRoute: `/docs/steps/${title}/`,
    content: `The step ${title} has properties. It reads a message and writes another one. `.repeat(
      9,
    ),
    questions: [`how do I use ${title}`],
    tags: ['steps'],
    sidebarParentCategories: ['Steps'],
  }),
);

/** Two neighboring letters in the other order, as in a corrected typing error: the length stays. */
function swapped(text: string): string {
  const letters = [...text];
  const at = draw(letters.length - 1);
  letters.splice(at, 2, letters[at + 1]!, letters[at]!);
  return letters.join('');
}

const edits: ((page: SearchSource) => Partial<SearchSource>)[] = [
  ({ content }) => ({ content: swapped(content) }),
  ({ content }) => ({ content: `${content} ${draw(1000)}` }),
  ({ content }) => ({ content: content.slice(0, draw(content.length)) }),
  ({ title }) => ({ title: swapped(title), pageTitle: swapped(title) }),
  ({ tags }) => ({ tags: [...tags, `topic ${draw(9)}`] }),
  ({ questions = [] }) => ({ questions: questions.map(swapped) }),
  ({ sectionRoute }) => ({ sectionRoute: sectionRoute.replace('/steps/', `/steps${draw(9)}/`) }),
  () => ({ entries: [[`ref-${draw(9)}`, `entry ${draw(9)}`, '', 0]] }),
];

function edited(sources: readonly SearchSource[]): SearchSource[] {
  const changed = sources.map((source) => ({ ...source }));
  const page = changed[draw(changed.length)]!;
  Object.assign(page, edits[draw(edits.length)]!(page));
  return changed;
}

/** The files that a digest names, of a whole index and of a split one. */
function filesNamedByDigest(sources: SearchSource[]): [name: string, content: string][] {
  const texts = buildTexts(sources, digest);
  const index = buildIndex(sources, { indexParentCategories: true, textsDigest: texts.digest });
  const text = wholeFiles(TAG, { index, texts }).get(textFileName(TAG)) ?? '';
  const parts = [...splitFiles(TAG, { index, texts })].filter(([name]) => name.includes('/'));
  return [[`texts ${texts.digest}`, text], ...parts];
}

test(`no name has other bytes after ${EDITS} edits of the pages`, () => {
  const seen = new Map<string, string>();
  let sources = pages;
  for (let edit = 0; edit <= EDITS; edit += 1) {
    for (const [name, text] of filesNamedByDigest(sources)) {
      assert.equal(text, seen.get(name) ?? text, `${name} after edit ${edit}`);
      seen.set(name, text);
    }
    sources = edited(sources);
  }
  // The edits change the files.
  const names = new Set([...seen.keys()].map((name) => name.split('/')[0]));
  assert.ok(names.size > EDITS, `${names.size} names`);
});

test('no file of the search is cached without being revalidated, whatever its name is', () => {
  const rules = headerRules('/', ['index.html', 'docs/index.html'], '');
  for (const name of [
    indexFileName(TAG),
    textFileName(TAG),
    `${partsFolder(TAG, '0')}/words-0.json`,
  ])
    assert.equal(headersOf(rules, `/${name}`)['Cache-Control'], undefined, name);
});
