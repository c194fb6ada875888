import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { readPages } from '../../built-pages';
import { markdownAddress, pageAddress } from '../../site/pageAddress';
import { docsInOrder, versionsIn } from '../docs';
import { pageToMarkdown } from './convert';
import { llmsFull, llmsIndex, llmsRoot } from './llms';

/** The front matter of a Markdown copy: YAML, in which a JSON string is a valid string. */
function frontMatter(facts: Record<string, string>): string {
  const lines = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/**
 * Writes every documentation page as Markdown to `<path>.md`, converted from the rendered page, and lists of all pages
 * but those with `noindex` for language models in the llmstxt.org format: `llms.txt` and `llms-full.txt` of each version,
 * `llms.txt` of the site.
 */
export default function pageMarkdown(): Plugin {
  return {
    name: 'page-markdown',
    postBuild(props) {
      const { plugins, outDir, baseUrl, siteConfig } = props;
      const { url, title, tagline } = siteConfig;
      const fileOf = (path: string) => join(outDir, path.slice(baseUrl.length));
      const versions = plugins
        .filter(({ name }) => name === 'docusaurus-plugin-content-docs')
        .flatMap(({ content }) => versionsIn(content));
      const docs = versions.flatMap((version) =>
        docsInOrder(version).map((placed) => ({
          ...placed,
          version,
          page: url + pageAddress(placed.doc.permalink),
        })),
      );
      const copies = Object.fromEntries(
        docs.map(({ doc }) => [pageAddress(doc.permalink), markdownAddress(doc.permalink)]),
      );
      // All in one call, which forgets the results of other pages.
      const texts = readPages(
        props,
        pageToMarkdown,
        docs.map(({ doc, page }) => ({
          file: join(fileOf(doc.permalink), 'index.html'),
          content: 'article',
          options: { page, copies },
        })),
      );
      const written = docs.map((placed, at) => ({ ...placed, text: texts[at] ?? '' }));
      for (const { doc, version, page, text } of written) {
        const facts = { title: doc.title, description: doc.description, version: version.label };
        const copy = frontMatter({ ...facts, page }) + text;
        writeFileSync(fileOf(markdownAddress(doc.permalink)), copy);
      }
      const listed = versions.map((version) => ({
        version,
        root: pageAddress(version.path),
        site: url,
        pages: written.filter(
          ({ version: own, doc }) =>
            own === version && !(doc.frontMatter as { noindex?: boolean }).noindex,
        ),
      }));
      for (const version of listed) {
        writeFileSync(fileOf(`${version.root}llms.txt`), llmsIndex(version));
        writeFileSync(fileOf(`${version.root}llms-full.txt`), llmsFull(version));
      }
      writeFileSync(join(outDir, 'llms.txt'), llmsRoot(title, tagline, listed));
    },
  };
}
