import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excerpt, isData, pageExcerpt } from '../../../src/search/core/excerpt';
import { findWholeTerms, markTerms, termMarker } from '../../../src/search/core/marks';
import { normalizeTerm } from '../../../src/search/core/tokenize';

const marked = (parts: { text: string; marked: boolean }[]) =>
  parts.filter((part) => part.marked).map((part) => part.text);

test('accents of Latin and Greek letters are ignored, marks of other scripts are kept', () => {
  assert.equal(normalizeTerm('Việt'), 'viet');
  assert.equal(normalizeTerm('Straße'), 'strasse');
  assert.equal(normalizeTerm('ΆΛΦΑ'), 'αλφα');
  assert.equal(normalizeTerm('\uFDFA').includes(' '), false);
  assert.notEqual(normalizeTerm('หน้า'), normalizeTerm('หนา'));
  assert.deepEqual(marked(markTerms('सेवा की सूची', ['सेवा'])), ['सेवा']);
});

test('an identifier or a phrase is marked as one, its words alone are not', () => {
  const source = 'The token of a JSON Web Token: ACE_JWT_SECRET, not a jwt, json-web.';
  const parts = markTerms(source, ['json web token', 'ace_jwt_secret']);
  assert.deepEqual(marked(markTerms(`jwt: ${source}`, ['jwt'])), ['jwt', 'jwt']);
  assert.deepEqual(marked(markTerms('ACE_JWT_SECRET', ['jwt'])), ['JWT']);
  assert.deepEqual(marked(termMarker(['A JWT'], ['jwt'])('ACE_JWT_SECRET')), []);
  assert.deepEqual(marked(parts), ['JSON Web Token', 'ACE_JWT_SECRET']);
  assert.deepEqual(marked(markTerms('code-ivm and code ivm', ['code-ivm'])), ['code-ivm']);
});

test('a whole word is no part of an identifier, of an address or of a compound', () => {
  const source =
    'Step by step: stepType, flow.step, step-list, MY_STEP, {step.id}; (step), "step".';
  const starts = findWholeTerms(source, ['step']).map(({ start }) => source.charAt(start - 1));
  assert.deepEqual(starts, ['', ' ', '(', '"']);
});

test('an excerpt consists of whole sentences and rows if they fit', () => {
  const source = 'A first sentence. The needle is here. It is sharp, and long enough not to fit.';
  assert.equal(excerpt(source, ['needle'], 36), 'The needle is here.');
  assert.equal(excerpt(source, ['needle'], 50), 'A first sentence. The needle is here.');
  const rows = 'Token · yes · The token\nNeedle · no · The point of it\nThread · no · Goes on';
  assert.equal(excerpt(rows, ['needle'], 40), 'Needle · no · The point of it\u00a0…');
  const row =
    'TOKEN_SECRET · for the manual way · since 25.5 · The needle that is in the last cell';
  assert.equal(excerpt(row, ['needle'], 60), 'TOKEN_SECRET · The needle that is in the last cell');
  const mixed = `${row}\nThe needle.\n${row}`;
  assert.equal(excerpt(mixed, ['needle'], 120), 'The needle.');
  const yaml = 'name: needle retry: 2\nA thread.';
  assert.equal(excerpt(`${yaml}\nA needle.`, ['needle', 'retry'], 22), 'A thread. A needle.');
  assert.equal(excerpt(yaml, ['needle'], 22), 'name: needle retry: 2\u00a0…');
  assert.equal(isData(excerpt(yaml, ['needle'], 22)), true);
  assert.equal(excerpt('One\nTwo needles.\nThree', ['needles'], 40), 'One · Two needles.');
});

test('a page is summed up by its description if that or the title is about the search', () => {
  const page = { title: 'Retry', text: 'Repeats a step that fails.\nThe needle is in the text.' };
  assert.equal(pageExcerpt(page, ['retry']), 'Repeats a step that fails.');
  assert.equal(pageExcerpt(page, ['needle'], 30), 'The needle is in the text.');
});
