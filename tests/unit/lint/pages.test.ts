import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDocs } from '../../../src/lint/check-docs';
import { project } from '../../support/project';
import { Page } from '../../../src/lint/page';
import { slashed } from '../../../src/site/pageFiles';
import { pageFrontMatter } from '../../../src/content/pages/frontMatter';
import { FOLDER, OTHER, pageAbout, VALID, problems } from './page';

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

test('two pages of a version cannot have the same id, title or description', async () => {
  const lines = (await problems(VALID, { [`${FOLDER}/copy.md`]: VALID })).join('\n');
  assert.match(lines, /page\.md:2: The title is also that of .*copy\.md/);
  assert.match(lines, /page\.md:3: The description is also that of .*copy\.md/);
  const sameId = await problems(VALID.replace('tags', 'slug: other\ntags'));
  assert.match(sameId.join('\n'), /page\.md:4: The address is also that of .*other\.md/);
  for (const name of ['guides/guides', 'guides/readme', 'guides/index', 'guides/a']) {
    const slug = name === 'guides/a' ? 'slug: ./\n' : '';
    const [address = ''] = await problems(VALID, {
      [`${FOLDER}/guides.md`]: pageAbout('a guide', 'Guides'),
      [`${FOLDER}/${name}.md`]: pageAbout('this first', 'Begin')
        .replace('./other.md', '../other.md')
        .replace('tags', `${slug}tags`),
    });
    assert.match(address, /guides\.md:1: The address is also that of .*\/guides\/\w+\.md\. Rename/);
  }
});

test('a link whose title names the other version may leave its own', async () => {
  const other = 'versioned_docs/version-ace4/other.md';
  const linked = (link: string) =>
    problems(VALID.replace('Text', `[Older](${link}): text`), { [other]: OTHER });
  const address = 'https://docs.example.com/docs/ace4/other/';
  for (const link of ['../version-ace4/other.md', `@site/${other}`, address]) {
    assert.deepEqual(await linked(`${link} "ACE 4"`), [], link);
    assert.match((await linked(link)).join(), /page\.md:6: .*(?:leaves this|full address)/);
    assert.match((await linked(`${link} "ACE 5"`)).join(), /leaves this|full address/);
  }
  assert.match((await linked(`@site/${other}`)).join(), /in its title: \(@site\/.* "ACE 4"\)/);
  assert.match((await linked(`@site/${other}#gone "ACE 4"`)).join(), /names the anchor #gone/);
  const sameVersion = 'https://docs.example.com/docs/other/ "ACE 5"';
  assert.match((await linked(sameVersion)).join(), /full address of this site/);
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
