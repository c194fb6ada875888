import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { PhrasingContent, Text } from 'mdast';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { markdownAddress } from '../../site/pageAddress';
import type { PlacedDoc } from '../docs';

type ListedVersion = {
  version: Pick<LoadedVersion, 'label' | 'isLast'>;
  /** Path of its landing page, with a trailing slash. */
  root: string;
  /** Origin of the site. */
  site: string;
  /** In sidebar order, each with its full URL and its Markdown. */
  pages: readonly {
    doc: Pick<PlacedDoc['doc'], 'title' | 'description' | 'permalink'>;
    section: string;
    page: string;
    text: string;
  }[];
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
export function llmsIndex({ version, root, site, pages }: ListedVersion): string {
  const sections = new Map<string, string[]>();
  for (const { doc, section } of pages) {
    const url = site + markdownAddress(doc.permalink);
    const link = { type: 'link' as const, url, children: [textOf(doc.title)] };
    const line = `- ${inline(link, textOf(`: ${doc.description}`))}`;
    sections.set(section, [...(sections.get(section) ?? []), line]);
  }
  return [
    `# ${version.label} documentation`,
    `> ${inline(textOf(pages[0]?.doc.description ?? ''))}`,
    `Every page is listed as Markdown. All of them in one file: [llms-full.txt](${site}${root}llms-full.txt).`,
    ...[...sections].map(
      ([section, lines]) => `## ${inline(textOf(section))}\n\n${lines.join('\n')}`,
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The text of all pages of a version in one file. */
export function llmsFull({ version, pages }: ListedVersion): string {
  const parts = pages.map(({ page, text }) => `Page: ${page}\n\n${text.trim()}`);
  return [`# ${version.label} documentation`, ...parts].join('\n\n---\n\n').concat('\n');
}

/** The list at the root of the site: links to the lists of each version. */
export function llmsRoot(
  title: string,
  tagline: string,
  versions: readonly ListedVersion[],
): string {
  const lines = versions.map(({ version: { label, isLast }, root, site, pages }) =>
    [
      `- [${label}](${site}${root}llms.txt): the ${isLast ? 'current' : 'older'} version, list of ${pages.length} pages`,
      `- [${label} in one file](${site}${root}llms-full.txt): the text of these pages`,
    ].join('\n'),
  );
  return `# ${title}\n\n> ${tagline}\n\n## Versions\n\n${lines.join('\n')}\n`;
}
