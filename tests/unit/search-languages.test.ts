import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildIndex, loadIndex, search } from '../../src/search/core/engine';
import { english } from '../../src/search/core/language';
import { markTerms } from '../../src/search/core/marks';
import { normalizeTerm, tokenize } from '../../src/search/core/tokenize';
import type { SearchSource } from '../../src/search/core/types';
import { languageModule, loadLanguage, packaged } from '../../src/search/plugin/languages';

/** A search in pages with one sentence each; returns the sentences of the results. */
async function searchIn(tag: string, contents: string[]) {
  const language = await loadLanguage(tag);
  const sources = contents.map((content, id): SearchSource => ({
    id,
    title: '',
    pageTitle: '',
    sectionRoute: `/docs/${id}`,
    type: 'docs',
    content,
    tags: [],
    sidebarParentCategories: [],
  }));
  const file = buildIndex(sources, { indexParentCategories: false, language });
  const index = loadIndex(JSON.parse(JSON.stringify(file)), '', language);
  return (query: string) =>
    search([index], query).map(({ sectionRoute }) => contents[Number(sectionRoute.slice(6))]);
}

test('German words are found in another form, with or without umlauts and sharp s', async () => {
  const house = 'In den Häusern ist Platz';
  const size = 'Für große Mengen';
  const deployment = 'Eine Bereitstellung dauert lange';
  const find = await searchIn('de-CH', [house, size, deployment]);
  for (const [query, sentence] of [
    ['Bereitstellungen', deployment],
    ['haus', house],
    ['Häuser', house],
    ['grosses', size],
    ['größe', size],
    ['menge', size],
  ] as const) {
    assert.deepEqual(find(query), [sentence], query);
  }
  // Stop words are not in the index of texts.
  for (const word of ['für', 'eine', 'den']) assert.deepEqual(find(word), [], word);
});

test('the letters of other scripts keep their marks', async () => {
  const russian = await searchIn('ru', ['Синий ключ', 'Развёртывание']);
  assert.deepEqual(russian('ключи'), ['Синий ключ']);
  const hindi = await searchIn('hi', ['सेवा की सूची', 'साव']);
  assert.deepEqual(hindi('सेवा'), ['सेवा की सूची']);
  assert.deepEqual(
    markTerms('सेवा की सूची', ['सेवा']).filter(({ marked }) => marked),
    [{ text: 'सेवा', marked: true }],
  );
});

test('a letter that stands for several words is one word', async () => {
  const find = await searchIn('ar', ['\ufdfa', 'salam']);
  assert.deepEqual(find('\ufdfa'), ['\ufdfa']);
  for (let code = 0; code <= 0x10ffff; code += 1) {
    for (const word of tokenize(`a${String.fromCodePoint(code)}`)) {
      const term = normalizeTerm(word);
      assert.match(term, /^\S+$/, word);
      assert.equal(normalizeTerm(term), term, word);
    }
  }
});

test('a language without a stemmer finds words as written, and English has its own', async () => {
  const find = await searchIn('tlh', ['testing the flows']);
  assert.deepEqual(find('tested'), []);
  assert.equal(find('the').length, 1);
  assert.equal(await loadLanguage('en-GB'), english);
  assert.match(languageModule('en-GB'), /english as default/);
  assert.doesNotMatch(languageModule('en-GB'), /orama/);
  assert.doesNotMatch(languageModule('tlh'), /orama/);
});

test('each language of the packages loads', async () => {
  for (const [tag, name] of Object.entries(packaged)) {
    const { stem, isStopWord } = await loadLanguage(tag);
    assert.equal(typeof stem('abc'), 'string', tag);
    assert.equal(isStopWord('xyzq'), false, tag);
    assert.match(languageModule(tag), new RegExp(`stemmers/${name}'[^]*stopwords/${name}'`));
  }
});
