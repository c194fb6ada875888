import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pageFrontMatter } from '../../../src/content/pages/frontMatter';
import { checkDocs } from '../../../src/lint/check-docs';
import { Page } from '../../../src/lint/page';
import { doubtRules, nameRules, wordingRules } from '../../../src/lint/wording/rules';
import { slashed } from '../../../src/site/pageFiles';
import { fixture } from '../../support/fixture';
import { project } from '../../support/project';

/** The folder of the version that a test checks. */
const FOLDER = 'versioned_docs/version-ace5';

/** A page without a problem, if what it is about differs from that of other pages. */
const pageAbout = (what: string, title: string) => `---
title: ${title}
description: Read ${what}, change its lines and write the total where the invoice expects it.
tags: [steps]
---
Text of the page.

## Next pages

- [Other](./other.md): more.
`;
const VALID = pageAbout('an order', 'Orders');
/** The page that it links to. */
const OTHER = pageAbout('another order', 'Other');

/** The messages about one page next to a valid one. */
async function problems(
  page: string,
  more: Record<string, string> = {},
  path = 'page.md',
): Promise<string[]> {
  const dir = project({ [`${FOLDER}/${path}`]: page, [`${FOLDER}/other.md`]: OTHER, ...more });
  return (await checkDocs(dir)).filter((line) => !line.includes('other.md:'));
}

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

const recorded = readdirSync(join(__dirname, 'mistakes')).flatMap((name) =>
  fixture<Case[]>(__dirname, 'mistakes', name),
);

const base64 = 'Ab1/'.repeat(16);
/** Cases that are long, or that a scanner for secrets would find in a file. */
const made: Case[] = [
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
      return [`${FOLDER}/${other}`, pageAbout(title, title).replace('Text', content)] as const;
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

test('a link to a page that does not parse is no second problem', async () => {
  const broken = OTHER.replace('Text', 'If a<b');
  const dir = project({ [`${FOLDER}/page.md`]: VALID, [`${FOLDER}/other.md`]: broken });
  for (const only of [undefined, new Set([`${FOLDER}/other.md`])]) {
    const [first = '', ...rest] = await checkDocs(dir, only);
    assert.match(first, /other\.md:6: The markdown does not parse/);
    assert.deepEqual(rest, []);
  }
});

test('a page of the next version that is the same as in the current one is not reported twice', async () => {
  const broken = VALID.replace('Text', 'Just text');
  const pages = { [`${FOLDER}/page.md`]: broken, [`${FOLDER}/other.md`]: OTHER };
  const next = { 'docs/page.md': broken, 'docs/other.md': OTHER };
  const check = (files: Record<string, string>) => checkDocs(project(files));
  const [first = '', ...rest] = await check({ ...pages, ...next });
  assert.match(first, /version-ace5\/page\.md:6: "Just"/);
  assert.deepEqual(rest, []);
  const changed = { ...next, 'docs/page.md': broken.replace('of the page', 'of it') };
  assert.match((await check({ ...pages, ...changed })).join('\n'), /^docs\/page\.md:6: "Just"/m);
});

test('a check of changed pages reports each copy of a page whose own links are broken', async () => {
  const linked = VALID.replace('other.md', 'new.md');
  const dir = project({
    [`${FOLDER}/page.md`]: linked,
    [`${FOLDER}/new.md`]: OTHER,
    'docs/page.md': linked,
  });
  const only = new Set([`${FOLDER}/page.md`, `${FOLDER}/new.md`, 'docs/page.md']);
  const lines = await checkDocs(dir, only);
  assert.match(lines.join('\n'), /^docs\/page\.md:10: The link ".\/new\.md" leads to no page/m);
});

test('pages are found below a path of Windows, and with its line ends', async () => {
  const name = `${FOLDER}/steps/a.md`;
  const path = slashed(`C:\\docs\\site\\${name}`);
  const linked = (link: string) => Page.prototype.linked.call({ name, path } as Page, link);
  assert.equal(linked('../b.md'), `C:/docs/site/${FOLDER}/b.md`);
  assert.equal(linked('@site/docs/b.md'), 'C:/docs/site/docs/b.md');
  const windows = VALID.replaceAll('\n', '\r\n');
  assert.equal(pageFrontMatter(windows)['title'], 'Orders');
  const lines = await problems(windows.replace('[steps]', '[steps, beer]'));
  assert.match(lines[0] ?? '', /page\.md:1: The lines end with CRLF/);
  assert.match(lines[1] ?? '', /page\.md:4: The tag "beer"/);
  assert.equal(lines.length, 2);
});
