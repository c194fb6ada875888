import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { headerRules } from '../../src/plugins/content-security-policy/headers';
import { buildIndex, buildTexts } from '../../src/search/core/build';
import { indexFileName, partsFolder, textFileName } from '../../src/search/core/constants';
import type { SearchSource } from '../../src/search/core/types';
import { digest, writeIndex } from '../../src/search/plugin';
import { headersOf } from '../../tools/lib/headers';

// A browser may combine files of two builds. What is named by a digest never changes under that name; the files with
// fixed names are revalidated.

const TAG = 'docs-default-edited';
const EDITS = 50;
const FOLDER = join('versioned_docs', 'version-ace5', 'steps');
const scratch = mkdtempSync(join(tmpdir(), 'ace-freshness-'));
after(() => rmSync(scratch, { recursive: true }));

/** Numbers below `count` that look random and are the same in every run. */
let state = 1;
const draw = (count: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % count;
};

const pages: SearchSource[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .sort()
  .slice(0, 20)
  .map((name, id) => {
    const title = name.replace('.md', '');
    const content = readFileSync(join(FOLDER, name), 'utf8').slice(0, 2000);
    const sectionRoute = `/docs/steps/${title}/`;
    const questions = [`how do I use ${title}`];
    const labels = { tags: ['steps'], sidebarParentCategories: ['Steps'] };
    return {
      id,
      title,
      pageTitle: title,
      sectionRoute,
      type: 'docs',
      content,
      questions,
      ...labels,
    };
  });

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

/** Writes an index as two files and as a split one, and returns what a digest names. */
async function filesNamedByDigest(sources: SearchSource[]): Promise<[string, string][]> {
  const dir = mkdtempSync(join(scratch, 'build-'));
  const texts = buildTexts(sources, digest);
  const index = buildIndex(sources, { indexParentCategories: true, textsDigest: texts.digest });
  await writeIndex(dir, TAG, { index, texts }, Infinity);
  await writeIndex(dir, TAG, { index, texts }, 0);
  const folder = readdirSync(dir).find((name) => name.startsWith('search-parts-')) ?? '';
  const read = (path: string) => readFileSync(join(dir, path), 'utf8');
  return [
    [`texts ${texts.digest}`, read(textFileName(TAG))],
    ...readdirSync(join(dir, folder)).map((name): [string, string] => [
      `${folder}/${name}`,
      read(join(folder, name)),
    ]),
  ];
}

test(`no name has other bytes after ${EDITS} edits of the pages`, async () => {
  const seen = new Map<string, string>();
  let sources = pages;
  for (let edit = 0; edit <= EDITS; edit += 1) {
    for (const [name, text] of await filesNamedByDigest(sources)) {
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
