import type { PhrasingContent, Text } from 'mdast';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { markdownAddress } from '../../site/markdownAddress';
import { pageAddress } from '../../site/pageAddress';

/** A page in the lists. */
export type ListedPage = {
  title: string;
  description: string;
  /** Full URL of the page. */
  url: string;
  /** Label of the page's top-level sidebar category; the page title if it is in none. */
  section: string;
};

/** A documentation version in the lists. */
export type ListedVersion = {
  label: string;
  /** Full URL of its landing page, with a trailing slash. */
  url: string;
  isCurrent: boolean;
  /** In sidebar order. */
  pages: readonly ListedPage[];
};

const writer = unified().use(remarkStringify).freeze();

/** A text on one line. */
const text = (value: string): Text => ({ type: 'text', value: value.replace(/\s+/g, ' ').trim() });

/** Markdown in which the characters of a text have no meaning. */
const inline = (...children: PhrasingContent[]): string =>
  writer.stringify({ type: 'root', children: [{ type: 'paragraph', children }] }).trim();

const heading = (label: string) => `${label} documentation`;

/** The list of a version's pages in the llmstxt.org format: a section for each sidebar category. */
export function llmsIndex({ label, url, pages }: ListedVersion): string {
  const sections = new Map<string, string[]>();
  for (const { title, description, url: target, section } of pages) {
    const link = { type: 'link' as const, url: markdownAddress(target), children: [text(title)] };
    const line = `- ${inline(link, text(`: ${description}`))}`;
    sections.set(section, [...(sections.get(section) ?? []), line]);
  }
  return [
    `# ${heading(label)}`,
    `> ${inline(text(pages[0]?.description ?? ''))}`,
    `Every page is listed as Markdown. All of them in one file: [llms-full.txt](${url}llms-full.txt).`,
    ...[...sections].map(
      ([section, lines]) => `## ${inline(text(section))}\n\n${lines.join('\n')}`,
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * The text of all pages of a version in one file.
 * @param texts Markdown of each page, in the order of `pages`
 */
export function llmsFull({ label, pages }: ListedVersion, texts: readonly string[]): string {
  const parts = pages.map(
    ({ url }, index) => `Page: ${pageAddress(url)}\n\n${texts[index]?.trim()}`,
  );
  return [`# ${heading(label)}`, ...parts].join('\n\n---\n\n').concat('\n');
}

/** The list at the root of the site: links to the lists of each version. */
export function llmsRoot(
  title: string,
  tagline: string,
  versions: readonly ListedVersion[],
): string {
  const lines = versions.map(({ label, url, isCurrent, pages }) =>
    [
      `- [${label}](${url}llms.txt): the ${isCurrent ? 'current' : 'older'} version, list of ${pages.length} pages`,
      `- [${label} in one file](${url}llms-full.txt): the text of these pages`,
    ].join('\n'),
  );
  return `# ${title}\n\n> ${tagline}\n\n## Versions\n\n${lines.join('\n')}\n`;
}
