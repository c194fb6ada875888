import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { blocksBelow } from '../../content/pages/markdown';
import type { CheckContext, Page } from '../page';
import { proseIn } from '../wording/prose';

const titleOf = ({ frontMatter: { title } }: Page): string =>
  typeof title === 'string' ? title : '';

/** A text without what spellings differ in: capitals, hyphens and spaces. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The links that begin the items of the last section, which names pages and says why to read them. */
function nextPageLinks({ headings, tree }: Page): Set<Link> {
  const section = headings.find(({ text }) => text === 'Next pages');
  const lists = blocksBelow(tree, section?.node).filter((node) => node.type === 'list');
  return new Set(
    lists
      .flatMap((list) => list.children)
      .map(({ children: [block] }) => (block?.type === 'paragraph' ? block.children[0] : undefined))
      .filter((node) => node?.type === 'link'),
  );
}

/** What is wrong with the text of a link to a page; undefined if nothing. */
function problemOf(text: string, title: string, isNext: boolean): string | undefined {
  if (text === title || text === lowerFirst(title) || text === title.toLowerCase())
    return undefined;
  if (isNext) return `names a page that is called "${title}": write its title`;
  if (plain(text) === plain(title)) return `is written "${title}", like the title of its page`;
  return undefined;
}

/** Reports links whose text is another form of the title of their page. */
function checkLinkTexts(page: Page, { pages }: CheckContext): void {
  const next = nextPageLinks(page);
  page.reportEach(['link'], (link) => {
    const [path = '', anchor] = link.url.split('#');
    const target = pages.get(page.linked(path));
    const text = toString(link);
    const problem =
      target?.isReadable && !anchor && problemOf(text, titleOf(target), next.has(link));
    return [problem && `The link "${text}" ${problem}.`];
  });
}

/** Reports steps whose name is written in another way than the title of their page. */
function checkStepNames(page: Page, { pages }: CheckContext): void {
  const titles = [...pages.values()]
    .filter((other) => other.versionDir === page.versionDir && other.isStep)
    .map(titleOf);
  const byName = new Map(titles.map((title) => [plain(title), title]));
  for (const { text, at } of proseIn(page)) {
    for (const { 0: match, index } of text.matchAll(/((?:[\w.-]+ ){1,3}?)(?=steps?\b)/g)) {
      const words = match.trim().split(' ');
      // The longest end of the words that is a name, such as "Mixed flow" in "another Mixed flow step".
      const name = words
        .map((_, from) => words.slice(from).join(' '))
        .find((end) => byName.has(plain(end)));
      const title = name && byName.get(plain(name));
      page.report(
        at(index),
        title?.includes(' ') &&
          name !== title &&
          `The step "${name}" is written "${title}", like the title of its page.`,
      );
    }
  }
}

/** Reports a label of the sidebar that is not the title of the page. */
function checkLabel(page: Page): void {
  const { sidebar_label: label, pagination_label: pagination } = page.frontMatter;
  // A list of releases is easier to read without the name of the product in each line.
  if (typeof label !== 'string' || label === titleOf(page) || page.slug.startsWith('releases/'))
    return;
  // Below the name of its category, the first page needs no more than this.
  if (label === 'Overview' && pagination === titleOf(page)) return;
  page.report(
    page.lineOf('sidebar_label'),
    `The label "${label}" in the sidebar is not the title "${titleOf(page)}": omit it.`,
  );
}

/** Checks that a page has one name: in its title, in the sidebar and in links to it. */
export function checkTitles(page: Page, context: CheckContext): void {
  checkLabel(page);
  checkLinkTexts(page, context);
  checkStepNames(page, context);
}
