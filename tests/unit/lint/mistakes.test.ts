import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { doubtRules, nameRules, wordingRules } from '../../../src/lint/wording/rules';
import { fixture } from '../../support/fixture';
import { FOLDER as PAGES, pageAbout, VALID, problems } from './page';

/** What a writer does to the valid page (mistakes/*.yml), and the only message about it. */
type Case = {
  /** What the page has. */
  name: string;
  /** Lines of the front matter, below the tags. */
  frontMatter?: string;
  /** What stands in place of the first word of the text. */
  text?: string;
  replace?: [from: string, to: string];
  /** The page, instead of the valid one, and its path below the version. */
  page?: string;
  path?: string;
  /** The titles and texts of other valid pages, by path below the version. */
  others?: Record<string, [title: string, text: string]>;
  /** The reported line, or a pattern of the place in the data that the page shows. */
  line?: number;
  place?: string;
  /** Pattern of the message; a case without one is no mistake. */
  message?: string;
};

const FOLDER = join(__dirname, 'mistakes');
const recorded = readdirSync(FOLDER).flatMap((name) => fixture<Case[]>(FOLDER, name));

const numbers = (count: number) => JSON.stringify([...Array(count).keys()].map((n) => `no ${n}`));
const base64 = 'Ab1/'.repeat(16);
/** Cases that are long, or that a scanner for secrets would find in a file. */
const made: Case[] = [
  {
    name: 'too many keywords',
    frontMatter: `keywords: ${numbers(13)}`,
    line: 5,
    message: 'one to 12 strings',
  },
  { name: 'a file of megabytes', text: 'A word. '.repeat(40_000), line: 1, message: '256 KB' },
  {
    name: 'a key',
    text: `\`ghp_${'a1'.repeat(18)}\` text`,
    line: 6,
    message: 'looks like a token of GitHub\\. Revoke it',
  },
  {
    name: 'a private key',
    text: `\`\`\`text\n-----BEGIN PRIVATE KEY-----\n${base64}\n\`\`\`\n\nText`,
    line: 7,
    message: 'looks like a private key',
  },
];

/** What the pages of steps link to. */
const OVERVIEW: Case['others'] = {
  'steps/steps_intro.md': ['Steps', '## Common properties\n\nText'],
};

const edited = ({
  page = VALID,
  frontMatter,
  text = 'Text',
  replace: [from, to] = ['', ''],
}: Case) =>
  page
    .replace('tags: [steps]', (tags) => (frontMatter ? `${tags}\n${frontMatter}` : tags))
    .replace('Text', () => text)
    .replace(from, () => to);

for (const one of [...recorded, ...made]) {
  const { name, path = 'page.md', line, message } = one;
  test(`${name} ${message ? 'is reported with its line and a remedy' : 'is no problem'}`, async () => {
    const linked = path.startsWith('steps/') ? { ...OVERVIEW, ...one.others } : one.others;
    const others = Object.entries(linked ?? {}).map(([other, [title, content]]) => {
      return [`${PAGES}/${other}`, pageAbout(title, title).replace('Text', content)] as const;
    });
    const lines = await problems(edited(one), Object.fromEntries(others), path);
    const [first = 'no message', ...rest] = lines.filter(
      (line) => !others.some(([other]) => line.startsWith(other)),
    );
    const { place = `versioned_docs/version-ace5/${path}:${line}` } = one;
    assert.match(first, new RegExp(message ? `^${place}: .*(?:${message})` : '^no message$', 's'));
    assert.deepEqual(rest, []);
  });
}

// What a writer is told about them is in mistakes/wording.yml.

test('each rule finds the words of its examples, and not those that come close', () => {
  for (const { pattern, wrong, right } of [...wordingRules, ...doubtRules, ...nameRules]) {
    assert.ok(wrong.length > 0 && right.length > 0, String(pattern));
    for (const text of wrong) assert.match(text, pattern);
    for (const text of right) assert.doesNotMatch(text, pattern);
  }
});
