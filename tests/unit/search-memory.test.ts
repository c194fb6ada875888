import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEngine, type Engine } from '../../src/search/client/engine';
import { buildIndex } from '../../src/search/core/engine';
import { splitIndex } from '../../src/search/core/split';
import type { SearchSource } from '../../src/search/core/types';

const TAG = 'docs-default-large';
const WORDS = 'retry flow error timeout schedule deploy token signing variable release'.split(' ');
const PAGES = 200;
const wordOf = (at: number) => `${WORDS[at % WORDS.length]}${Math.floor(at / WORDS.length)}`;

const sources = Array.from({ length: PAGES }, (_, id): SearchSource => ({
  id,
  title: `About ${wordOf(id)}`,
  pageTitle: `About ${wordOf(id)}`,
  sectionRoute: `/docs/p${id}/`,
  type: 'docs',
  content: `${wordOf(id + 1)} ${wordOf(id + 7)} with ${wordOf(id)}. `.repeat(80),
  tags: [],
  sidebarParentCategories: [],
}));
const texts = sources.map(({ content }) => content);
const whole = buildIndex(sources, {
  indexParentCategories: true,
  textsDigest: '',
  synonyms: [],
  pathWeights: {},
});
const split = splitIndex(whole, texts, (json) => `d${json.length}`);
const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).buffer;

function start(maxParts?: number): Engine {
  const engine = createEngine(undefined, maxParts);
  engine({ kind: 'index', tag: TAG, file: encode(split.index) });
  return engine;
}

/** Answers a query, as the client does, and counts the parts that were loaded for it. */
function ask(engine: Engine, query: string) {
  for (let loaded = 0; ;) {
    const answer = engine({ kind: 'search', tags: [TAG], query, options: {}, excerptLength: 95 });
    if (!answer.missing) return { answer, loaded };
    assert.ok(loaded < split.files.size, `"${query}" does not stop loading`);
    for (const { tag, name } of answer.missing) {
      loaded += 1;
      const file = encode(split.files.get(name.split('/')[1] ?? ''));
      engine({ kind: 'part', tag, name, file });
    }
  }
}

test('an engine drops the parts that the last search did not need, and answers as before', () => {
  const [bounded, unbounded] = [start(20), start(Infinity)];
  const queries = Array.from({ length: PAGES }, (_, at) => wordOf(at));
  let dropped = 0;
  for (const query of [...queries, ...queries]) {
    const { answer, loaded } = ask(bounded, query);
    const reference = ask(unbounded, query);
    assert.deepEqual(answer, reference.answer, query);
    assert.equal(ask(bounded, query).loaded, 0, 'the parts of the last search are kept');
    dropped += loaded - reference.loaded;
  }
  assert.ok(dropped > split.files.size, `${dropped} parts loaded again`);
});
