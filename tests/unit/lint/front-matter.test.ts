import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VALID, problems, table, testMistakes, text } from './page';

/** The valid page with an open point, and with more text. */
const reviewed = (valid: string, point: string, text: string) =>
  valid
    .replace('tags', `review:\n  ${point}\ntags`)
    .replace('Text', () => `Text ${text}`.replace(/ +$/m, ''));

/** The valid page with keywords, and more keywords than a page can have. */
const keyworded = (valid: string, keywords: string) =>
  valid.replace('tags: [steps]', `tags: [steps]\nkeywords: ${keywords}`);
/** The valid page with questions, from line 5. */
const questioned = (valid: string, ...questions: string[]) =>
  valid.replace(
    'tags: [steps]',
    () =>
      `tags: [steps]\nquestions:\n${questions
        .map((one) => `  - ${one}\n`)
        .join('')
        .trimEnd()}`,
  );
const NUMBERS = Array.from({ length: 13 }, (_, at) => `number ${at}`);

test('a page can have keywords', async () => {
  assert.deepEqual(await problems(keyworded(VALID, '[bill, total price, SKU]')), []);
});

test('a page can have questions', async () => {
  const page = questioned(VALID, 'bill is too high', '"total: gross or net?"');
  assert.deepEqual(await problems(page), []);
});

testMistakes([
  ['no title', (s) => s.replace(/title.*\n/, ''), 1, /no title.*Add "title/],
  ['no description', (s) => s.replace(/description.*\n/, ''), 1, /no description.*Add "desc/],
  ['a short description', (s) => s.replace(/(description:).*/, '$1 Short.'), 3, /50 to 160/],
  ['an unknown tag', (s) => s.replace('[steps]', '[steps, beer]'), 4, /"beer" is not on the list/],
  ['no tags', (s) => s.replace(/tags.*\n/, ''), 1, /one to four tags/],
  ['keywords that are no list', (s) => keyworded(s, 'if-else'), 5, /one to 12 strings/],
  ['no keyword', (s) => keyworded(s, '[]'), 5, /one to 12 strings/],
  ['too many keywords', (s) => keyworded(s, `[${NUMBERS.join(', ')}]`), 5, /one to 12 strings/],
  ['a keyword that is no string', (s) => keyworded(s, '[bill, 12]'), 5, /must be a string/],
  ['an empty keyword', (s) => keyworded(s, "[bill, ' ']"), 5, /at least one word/],
  ['a keyword of five words', (s) => keyworded(s, '[a bill of a shop]'), 5, /too long/],
  ['a long keyword', (s) => keyworded(s, `[${'bill'.repeat(11)}]`), 5, /too long/],
  ['a keyword twice', (s) => keyworded(s, '[bill, price, Bill]'), 5, /"bill" is in the list twice/],
  ['a keyword that is the title', (s) => keyworded(s, '[orders]'), 5, /"orders" is the title/],
  [
    'questions that are no list',
    (s) => s.replace('tags', 'questions: bill is too high\ntags'),
    4,
    /questions must be a list of one to 40 strings/,
  ],
  [
    'too many questions',
    (s) => questioned(s, ...Array.from({ length: 41 }, (_, at) => `too high ${at}`)),
    5,
    /one to 40 strings/,
  ],
  ['a question that is no string', (s) => questioned(s, 'too high', '12'), 7, /must be a string/],
  ['a question of one word', (s) => questioned(s, 'bill', 'too high'), 6, /1 word; .*"keywords"/],
  [
    'a question of thirteen words',
    (s) => questioned(s, 'too high', 'a b c d e f g h i j k l m'),
    7,
    /has 13 words; write 2 to 12/,
  ],
  [
    'a question twice',
    (s) => questioned(s, 'too high', 'too low', 'Too  high'),
    8,
    /"too high" is in the list twice/,
  ],
  [
    'no front matter',
    (s) => s.replace(/^---[^]*?---\n/, ''),
    1,
    /no front matter: begin it with "---"/,
  ],
  ['an empty file', () => '', 1, /no front matter: begin/],
  ['open front matter', (s) => s.replace(']\n---', ']'), 1, /no front matter.*another "---"/],
  [
    'a backslash in the front matter',
    (s) => s.replace('title: ', () => "title: 'C:\\temp' # "),
    2,
    /"title" has a backslash/,
  ],
  ['broken front matter', (s) => s.replace('Orders', 'Orders: all: of'), 2, /not YAML/],
  ['review that is no map', (s) => s.replace('tags', 'review: yes\ntags'), 4, /map from an ID to/],
  [
    'an ID of an open point that is not in kebab case',
    (s) => reviewed(s, 'Used_up: Whether it is.', '<Unconfirmed id="Used_up" />'),
    5,
    /"Used_up" .* not in kebab case/,
  ],
  [
    'an open point without a question',
    (s) => reviewed(s, "used-up: ''", '<Unconfirmed id="used-up" />'),
    5,
    /"used-up" has no question/,
  ],
  [
    'an open point without a place',
    (s) =>
      reviewed(s, 'keys: Which keys it has.\n  used-up: What is.', '<Unconfirmed id="keys" />'),
    6,
    /"used-up" has no place.*<Unconfirmed id="used-up" \/>/,
  ],
  [
    'a mark of an unknown open point',
    (s) => reviewed(s, 'keys: Which keys it has.', '<Unconfirmed id="keys used-up" />'),
    8,
    /names the open point "used-up", which is not under "review".*It has: keys/,
  ],
  ['a mark without an ID', text('Text <Unconfirmed />'), 6, /names no open point/],
  [
    'a mark on a page without open points',
    text('Text <Unconfirmed id="keys" />'),
    6,
    /"keys", which is not under "review".*none in this form/,
  ],
  [
    'a mark in a heading',
    (s) => reviewed(s, 'keys: Which.', '\n\n## A <Unconfirmed id="keys" />\n\nMore'),
    10,
    /heading has no <Unconfirmed>/,
  ],
  [
    'a mark in a fact of an entry',
    (s) =>
      reviewed(
        s,
        'keys: Which.',
        `\n\n${table('Field | Key | Meaning', '`a` | `b` <Unconfirmed id="keys" /> | A.')}`,
      ),
    12,
    /Only the Meaning of an entry has an <Unconfirmed>/,
  ],
  ['step data elsewhere', (s) => s.replace('tags', 'step: {group: Logic}\ntags'), 4, /Only step/],
]);

test('an open point with its mark, also in the meaning of an entry, is no problem', async () => {
  const page = (text: string) => reviewed(VALID, 'keys: Which.\n  used-up: What.', text);
  const entry = '`a` | A. <Unconfirmed id="used-up" />';
  const text = `<Unconfirmed id="keys" />\n\n${table('Field | Meaning', entry)}`;
  assert.deepEqual(await problems(page(text)), []);
  assert.deepEqual(await problems(page('<Unconfirmed id="keys used-up" />')), []);
});
