import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createEngine } from '../../../src/search/client/engine';
import { buildTexts } from '../../../src/search/core/build';
import { indexFileName, partsFolder, textFileName } from '../../../src/search/core/constants';
import {
  addTexts,
  buildIndex,
  loadIndex,
  type SearchAnswer,
  searchPages,
} from '../../../src/search/core/engine';
import { splitIndex } from '../../../src/search/core/split';
import { openIndex, searchAndLoad } from '../../../src/search/core/split/search';
import type { SearchSource } from '../../../src/search/core/types';
import { writeIndex } from '../../../src/search/plugin';
import { section } from './pages';

const TAG = 'docs-default-large';
const WORDS =
  `retry flow flows flowing error errors handle handling timeout schedule scheduling deploy deployment
  token signing keyRotation maxRetries ACE_RETRY_LIMIT items.mergeByKey workspace variable release http json`.split(
    /\s+/,
  );
const word = (at: number) => WORDS[at % WORDS.length] ?? '';

/** A section of a page of three. A file has one page or a few. */
function source(id: number): SearchSource {
  const page = Math.floor(id / 3);
  const number = id % 3;
  const at = page * 7 + number * 5;
  const name = number === 2 ? `Limit of ${word(page)} ${page}` : '';
  const title = `${word(at)} ${word(at * 3 + 1)} ${page % 9}`;
  return section(id, {
    title,
    pageTitle: number === 0 ? title : `Page ${page}`,
    sectionRoute: `/docs/p${page}/${number === 0 ? '' : `#s${number}`}`,
    content: `${word(at + 2)} ${word(at + 11)} text number${page}. `.repeat(20) + name,
    tags: [word(page)],
    sidebarParentCategories: [page % 2 ? 'Steps' : 'Guides'],
    ...(number === 0 && page % 3 === 0
      ? { questions: [`${word(page + 1)} keeps hanging`, `why no ${word(page)} at night`] }
      : {}),
    ...(name ? { entries: [[`ref-${page}`, name, '', 0]] } : {}),
  });
}

// An index of some pages, as a whole and split.
const digest = (json: string) => `d${json.length}`;
const sources = Array.from({ length: 360 }, (_, id) => source(id));
const texts = buildTexts(sources, digest);
const whole = buildIndex(sources, {
  indexParentCategories: true,
  textsDigest: texts.digest,
  synonyms: [['retry', 'repeat', 'try again']],
  pathWeights: { '/p1': 0.5 },
});
const split = splitIndex(whole, texts.texts, digest);

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const folder = `${partsFolder(TAG, split.digest)}/`;

/** A split index that lists the files that it loads. */
function start(read = (name: string): unknown => split.files.get(name)) {
  const loaded: string[] = [];
  const index = openIndex(copy(split.index), TAG, (name) => {
    assert.ok(name.startsWith(folder));
    loaded.push(name.slice(folder.length));
    return Promise.resolve(copy(read(name.slice(folder.length)) ?? null));
  });
  return { loaded, ask: (query: string) => searchAndLoad([index], query, { sections: 2 }) };
}

const QUERIES =
  `retry|flow|flo|handling errors|repeat|try again|maxretries|ace_retry|retry limit|mergeByKey|
  schedule flow|deploiment|limit40|Limit of retry 3|number17|workspace variable 4|scheduels|http json to|
  hanging retry|flow at night|retry night hanging`
    .split('|')
    .map((query) => query.trim());

const facts = ({ results, ...rest }: SearchAnswer) => ({
  results: results.map((result) => ({ ...result, score: result.score.toFixed(3) })),
  ...rest,
});

test('a split index answers like the whole one, whatever it has loaded before', async () => {
  const index = loadIndex(copy(whole), TAG);
  addTexts(index, copy(texts));
  const used = start();
  for (const query of [...QUERIES, ...[...QUERIES].reverse()]) {
    const expected = facts(searchPages([index], query, { sections: 2 }));
    assert.deepEqual(facts(await start().ask(query)), expected, query);
    assert.deepEqual(facts(await used.ask(query)), expected, query);
  }
  assert.equal(new Set(used.loaded).size, used.loaded.length, 'a file is loaded once');
});

test('a query loads a few of the small files', async () => {
  const { loaded, ask } = start();
  await ask('schedule flow');
  assert.ok(loaded.length > 0 && loaded.length < split.files.size / 2, loaded.join());
  const { documents, index } = split.index;
  assert.deepEqual([documents, index.terms, index.postings], [[], [], []]);
});

test('a file of another kind, or without what it should have, is rejected', async () => {
  await assert.rejects(start(() => null).ask('retry'), /has no words/);
  await assert.rejects(start(() => ({ documents: [] })).ask('retry'), /has no words/);
  const wordsOnly = (name: string) => (name.startsWith('words') ? split.files.get(name) : {});
  await assert.rejects(start(wordsOnly).ask('retry'), /has no documents/);
  const empty = { documents: [], texts: [] };
  const emptyPages = (name: string) => (name.startsWith('words') ? split.files.get(name) : empty);
  await assert.rejects(start(emptyPages).ask('retry'), /lacks what it should have/);
});

test('an index is written as one file up to a size, and with a folder above it', async () => {
  const written = async (content: string) => {
    const dir = mkdtempSync(join(tmpdir(), 'index-'));
    const documents = whole.documents.map((document) => ({ ...document, content }));
    await writeIndex(dir, TAG, { index: { ...whole, documents }, texts });
    return readdirSync(dir).sort();
  };
  assert.deepEqual(await written(''), [indexFileName(TAG), textFileName(TAG)]);
  const [index, folder, ...others] = await written('x'.repeat(4_000));
  assert.deepEqual([index, others], [indexFileName(TAG), []]);
  assert.match(folder ?? '', new RegExp(`^${partsFolder(TAG, '[0-9a-f]{10}')}$`));
});

test('the engine fetches the files of a split index below the base URL', async (t) => {
  t.mock.method(globalThis, 'fetch', (url: URL) => {
    const file = split.files.get(url.pathname.replace(`/kb/${folder}`, ''));
    return Promise.resolve(new Response(JSON.stringify(file), { status: file ? 200 : 404 }));
  });
  const engine = createEngine();
  const file = new TextEncoder().encode(JSON.stringify(split.index)).buffer;
  await engine({ kind: 'index', tag: TAG, file, baseUrl: 'https://example.org/kb/' });
  const { total } = await engine({ kind: 'search', tags: [TAG], query: 'number17 ', options: {} });
  assert.equal(total, 1);
});
