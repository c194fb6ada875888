import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildTexts } from '../../src/search/core/build';
import {
  addPart,
  addTexts,
  buildIndex,
  loadIndex,
  type SearchAnswer,
  type SearchIndex,
  searchPages,
} from '../../src/search/core/engine';
import { splitIndex } from '../../src/search/core/split';
import type { SearchIndexFile, SearchSource } from '../../src/search/core/types';
import { writeIndex } from '../../src/search/plugin';

const TAG = 'docs-default-large';
const WORDS =
  `retry flow flows flowing error errors handle handling timeout schedule scheduling deploy deployment
  token signing keyRotation maxRetries ACE_RETRY_LIMIT items.mergeByKey workspace variable release http json`.split(
    /\s+/,
  );
const word = (at: number) => WORDS[at % WORDS.length] ?? '';

/** Pages with three sections each. Their files have one or a few of them. */
const sources = Array.from({ length: 120 }, (_, page) =>
  Array.from({ length: 3 }, (__, section): SearchSource => {
    const at = page * 7 + section * 5;
    const name = section === 2 ? `Limit of ${word(page)} ${page}` : '';
    const title = `${word(at)} ${word(at * 3 + 1)} ${page % 9}`;
    return {
      id: page * 3 + section,
      title,
      pageTitle: section === 0 ? title : `Page ${page}`,
      sectionRoute: `/docs/p${page}/${section === 0 ? '' : `#s${section}`}`,
      type: 'docs',
      content: `${word(at + 2)} ${word(at + 11)} text number${page}. `.repeat(20) + name,
      tags: [word(page)],
      sidebarParentCategories: [page % 2 ? 'Steps' : 'Guides'],
      ...(section === 0 && page % 3 === 0
        ? { questions: [`${word(page + 1)} keeps hanging`, `why no ${word(page)} at night`] }
        : {}),
      ...(name ? { entries: [[`ref-${page}`, name, '', 0]] } : {}),
    };
  }),
).flat();

const texts = buildTexts(sources, (json) => `d${json.length}`);
const whole = buildIndex(sources, {
  indexParentCategories: true,
  textsDigest: texts.digest,
  synonyms: [['retry', 'repeat', 'try again']],
  pathWeights: { '/p1': 0.5 },
});
const split = splitIndex(whole, texts.texts, (json) => `d${json.length}`);
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Answers a query with a large index, as the client does, and lists the files that were loaded. */
function ask(index: SearchIndex, query: string): { answer: SearchAnswer; rounds: string[][] } {
  const rounds: string[][] = [];
  for (;;) {
    const answer = searchPages([index], query, { sections: 2 });
    if (!answer.missing) return { answer, rounds };
    assert.ok(rounds.length < 6, `"${query}" does not stop loading: ${rounds.join(' | ')}`);
    rounds.push(answer.missing.map(({ name }) => name));
    for (const { tag, name } of answer.missing) {
      assert.equal(tag, TAG);
      addPart(index, name, copy(split.files.get(name.split('/')[1] ?? '')));
    }
  }
}

const QUERIES =
  `retry|flow|flo|handling errors|repeat|try again|maxretries|ace_retry|retry limit|mergeByKey|
  schedule flow|deploiment|limit40|Limit of retry 3|number17|workspace variable 4|scheduels|http json to|
  hanging retry|flow at night|retry night hanging`
    .split('|')
    .map((query) => query.trim());

const facts = ({ results, total, areas, suggestions }: SearchAnswer) => ({
  results: results.map((result) => ({ ...result, score: result.score.toFixed(3) })),
  total,
  areas,
  suggestions,
});

test('a large index answers like one that is loaded as a whole', () => {
  const reference = loadIndex(copy(whole), TAG);
  addTexts(reference, copy(texts));
  for (const query of QUERIES) {
    const fresh = ask(loadIndex(copy(split.index), TAG), query).answer;
    assert.deepEqual(facts(fresh), facts(searchPages([reference], query, { sections: 2 })), query);
  }
});

test('the answers of a large index do not depend on earlier queries', () => {
  const used = loadIndex(copy(split.index), TAG);
  for (const query of [...QUERIES, ...QUERIES.reverse()]) {
    const fresh = ask(loadIndex(copy(split.index), TAG), query).answer;
    assert.deepEqual(facts(ask(used, query).answer), facts(fresh), query);
  }
  assert.deepEqual(ask(used, 'retry').rounds, [], 'a file is loaded once');
});

test('the answers are the same before and after the texts have loaded', () => {
  const index = loadIndex(copy(whole), TAG);
  const places = () =>
    QUERIES.map((query) => {
      const { results, total } = searchPages([index], query, { sections: 2 });
      return {
        total,
        results: results.map(({ sectionRoute, sections }) => [sectionRoute, sections]),
      };
    });
  const before = places();
  addTexts(index, copy(texts));
  assert.deepEqual(places(), before);
});

test('a query loads a few small files, and an answer needs few round trips', () => {
  const { rounds } = ask(loadIndex(copy(split.index), TAG), 'schedule flow');
  assert.ok(rounds.length <= 3, JSON.stringify(rounds));
  assert.ok(rounds.flat().length < split.files.size / 2, JSON.stringify(rounds));
  const { documents, index } = split.index;
  assert.deepEqual([documents, index.terms, index.postings, index.lengths], [[], '', '', '']);
});

test('a file of another index, or of another kind, is rejected', () => {
  const index = loadIndex(copy(split.index), TAG);
  const [first] = searchPages([index], 'retry').missing ?? [];
  const name = first?.name ?? '';
  assert.throws(
    () => addPart(index, name.replace(split.digest, 'other'), {}),
    /not of this search/,
  );
  assert.throws(() => addPart(index, name, { documents: [] }), /has no words/);
  assert.throws(() => addPart(index, name.replace('words', 'pages'), null), /has no documents/);
  assert.ok(searchPages([index], 'retry').missing);
});

test('an index is written as one file up to a size, and as a folder of parts above it', async () => {
  const written = async (maxSize?: number) => {
    const dir = mkdtempSync(join(tmpdir(), 'index-'));
    await writeIndex(dir, TAG, { index: whole, texts }, maxSize);
    return { dir, names: readdirSync(dir).sort() };
  };
  assert.deepEqual((await written()).names, [
    `search-index-${TAG}.json`,
    `search-text-${TAG}.json`,
  ]);
  const { dir, names } = await written(10_000);
  const folder = names.at(-1) ?? '';
  assert.equal(names.length, 2);
  const file = JSON.parse(
    readFileSync(join(dir, `search-index-${TAG}.json`), 'utf8'),
  ) as SearchIndexFile;
  assert.equal(folder, `search-parts-${TAG}-${file.index.parts?.digest}`);
  assert.deepEqual(readdirSync(join(dir, folder)).sort(), [...split.files.keys()].sort());
});
