import type { PhrasingContent, Text } from 'mdast';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { markdownAddress, pageAddress } from '../../site/pageAddress';

/** A page in the lists. */
type ListedPage = {
  title: string;
  description: string;
  /** Full URL of the page. */
  url: string;
  /** Label of the page's top-level sidebar category; the page title if it is in none. */
  section: string;
  /** Its Markdown. */
  text: string;
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
const textOf = (value: string): Text => ({
  type: 'text',
  value: value.replace(/\s+/g, ' ').trim(),
});

/** Markdown in which the characters of a text have no meaning. */
const inline = (...children: PhrasingContent[]): string =>
  writer.stringify({ type: 'root', children: [{ type: 'paragraph', children }] }).trim();

/** The list of a version's pages in the llmstxt.org format: a section for each sidebar category. */
export function llmsIndex({ label, url, pages }: ListedVersion): string {
  const sections = new Map<string, string[]>();
  for (const { title, description, url: target, section } of pages) {
    const link = { type: 'link' as const, url: markdownAddress(target), children: [textOf(title)] };
    const line = `- ${inline(link, textOf(`: ${description}`))}`;
    sections.set(section, [...(sections.get(section) ?? []), line]);
  }
  return [
    `# ${label} documentation`,
    `> ${inline(textOf(pages[0]?.description ?? ''))}`,
    `Every page is listed as Markdown. All of them in one file: [llms-full.txt](${url}llms-full.txt).`,
    ...[...sections].map(
      ([section, lines]) => `## ${inline(textOf(section))}\n\n${lines.join('\n')}`,
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The text of all pages of a version in one file. */
export function llmsFull({ label, pages }: ListedVersion): string {
  const parts = pages.map((page) => `Page: ${pageAddress(page.url)}\n\n${page.text.trim()}`);
  return [`# ${label} documentation`, ...parts].join('\n\n---\n\n').concat('\n');
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
