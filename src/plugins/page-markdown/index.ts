import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Plugin, Props } from '@docusaurus/types';
import { readPages } from '../../built-pages';
import { markdownAddress, pageAddress } from '../../site/pageAddress';
import { docsInOrder, versionsIn } from '../docs';
import { pagesByPath, pageToMarkdown } from './convert';
import { type ListedVersion, llmsFull, llmsIndex, llmsRoot } from './llms';

/** The front matter of a Markdown copy: YAML, in which a JSON string is a valid string. */
function frontMatter(facts: Record<string, string>): string {
  const lines = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

const fileOf = (path: string, { outDir, baseUrl }: Props) =>
  join(outDir, path.slice(baseUrl.length));

type ListedDoc = ReturnType<typeof docsInOrder>[number];

/** Writes the Markdown of a version's pages, and its lists. */
function writeVersion(
  version: LoadedVersion,
  docs: readonly ListedDoc[],
  texts: readonly string[],
  props: Props,
): ListedVersion {
  const { url } = props.siteConfig;
  const pages = docs.flatMap(({ doc, section }, at) => {
    const { permalink, title, description } = doc;
    const text = texts[at] ?? '';
    const page = `${url}${pageAddress(permalink)}`;
    const facts = { title, description, version: version.label, page };
    writeFileSync(fileOf(markdownAddress(permalink), props), frontMatter(facts) + text);
    const { noindex } = doc.frontMatter as { noindex?: boolean };
    return noindex ? [] : [{ title, description, section, url: `${url}${permalink}`, text }];
  });
  const root = version.path.replace(/\/?$/, '/');
  const { label, isLast: isCurrent } = version;
  const listed = { label, isCurrent, url: `${url}${root}`, pages };
  writeFileSync(fileOf(`${root}llms.txt`, props), llmsIndex(listed));
  writeFileSync(fileOf(`${root}llms-full.txt`, props), llmsFull(listed));
  return listed;
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
      const { plugins, outDir, siteConfig } = props;
      const versions = plugins
        .filter(({ name }) => name === 'docusaurus-plugin-content-docs')
        .flatMap(({ content }) => versionsIn(content));
      const pages = pagesByPath(versions.flatMap(({ docs }) => docs.map((doc) => doc.permalink)));
      const docs = versions.map((version) => docsInOrder(version));
      // All in one call, which forgets the results of other pages.
      const texts = readPages(
        props,
        pageToMarkdown,
        docs.flat().map(({ doc: { permalink } }) => ({
          file: join(fileOf(permalink, props), 'index.html'),
          content: 'article',
          options: { page: `${siteConfig.url}${pageAddress(permalink)}`, pages },
        })),
      );
      const listed = versions.map((version, at) => {
        const own = docs[at] ?? [];
        return writeVersion(version, own, texts.splice(0, own.length), props);
      });
      const root = llmsRoot(siteConfig.title, siteConfig.tagline, listed);
      writeFileSync(join(outDir, 'llms.txt'), root);
    },
  };
}
