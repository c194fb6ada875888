import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSpelling } from '../../../src/lint/checks/spelling';
import { openPages } from '../../../src/lint/page';
import { checkWording } from '../../../src/lint/wording';
import { doubtRules, names, wordingRules } from '../../../src/lint/wording/rules';
import { project } from '../../support/project';

const FOLDER = 'versioned_docs/version-ace5';

function pageOf(text: string, frontMatter = 'title: Orders') {
  const dir = project({ [`${FOLDER}/page.md`]: `---\n${frontMatter}\n---\n\n${text}\n` });
  const [page] = openPages(dir, [FOLDER]);
  assert.ok(page);
  return page;
}
function problems(text: string, frontMatter?: string): string[] {
  const page = pageOf(text, frontMatter);
  checkWording(page);
  return page.file.messages.map(({ reason, line }) => `${line}: ${reason}`);
}

test('each rule finds the words of its examples, and not those that come close', () => {
  for (const { pattern, wrong, right } of [...wordingRules, ...doubtRules]) {
    assert.ok(wrong.length > 0 && right.length > 0, String(pattern));
    for (const text of wrong) assert.match(text, pattern);
    for (const text of right) assert.doesNotMatch(text, pattern);
  }
});

test('each name finds its other forms, and not itself', () => {
  for (const { name, wrong, example } of names) {
    assert.match(example, wrong);
    assert.doesNotMatch(`Use ${name} for it.`, wrong);
  }
});

test('a message names the line, the words and what to write', () => {
  assert.deepEqual(problems('A call.\n\nIt is\nan empty list.'), [
    '8: "an empty list" is not the term for JSON: write "array".',
  ]);
  assert.match(problems('| A | B |\n| --- | --- |\n| a | Just [B](b.md). |').join(), /^7: "Just"/);
  assert.match(problems('Here `x` is **a** list of *strings*.').join(), /list of strings/);
});

test('names, articles and repeated words are found', () => {
  assert.deepEqual(problems('Use Github.'), ['5: "Github" is written "GitHub".']);
  const articles: [wrong: string, expected: string][] = [
    ['a error', 'an'],
    ['an user', 'a'],
    ['a npm package', 'an'],
  ];
  for (const [wrong, expected] of articles) {
    const [found = '', ...rest] = problems(`This is ${wrong}.`);
    assert.match(found, new RegExp(`^5: .*expected "${expected}"`), wrong);
    assert.deepEqual(rest, []);
  }
  assert.deepEqual(
    problems('A URL, an hour, a SOAP call, an LDAP query, an ID; A is above B.'),
    [],
  );
  assert.match(problems('It is the the node.').join(), /^5: .*repeated "the"/);
  assert.deepEqual(problems('It had had a value, so that that is known.'), []);
});

test('words of no dictionary and British spelling are found outside code, each with its line', async () => {
  const spelling = async (text: string) => {
    const page = pageOf(text);
    await checkSpelling(page);
    return page.file.messages.map(({ reason, line }) => `${line}: ${reason}`);
  };
  const [first = '', second = '', ...rest] = await spelling('Its behaviour.\n\n- **Teh** list');
  assert.match(first, /^5: "behaviour" is in no dictionary.*Did you mean "behavior"\?.*words\.txt/);
  assert.match(second, /^7: "Teh" is in no dictionary.*Did you mean "The"/);
  assert.deepEqual(rest, []);
  const right = '`behaviour` of the Keycloak realm, Chocolatey, bullmq, HMACs and ACE. See Github.';
  assert.deepEqual(await spelling(`${right}\n\n\`\`\`text\ncolour\n\`\`\``), []);
  const question = 'title: Orders\nreview:\n  key: The colour.';
  const page = pageOf('Text.', question);
  await checkSpelling(page);
  assert.match(page.file.messages.join(), /:4:1: "colour"/);
});

test('the front matter is prose, too', () => {
  const frontMatter = 'title: Orders\ndescription: Just orders.\nreview:\n  key: The e.g. rule.';
  assert.match(problems('Text.', frontMatter).join(), /3: "Just".*5: "e\.g\."/);
});
