import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Plugin, Props } from '@docusaurus/types';
import { markdownAddress } from '../../site/markdownAddress';
import { pageAddress } from '../../site/pageAddress';
import { readPages } from '../../built-pages';
import { docsInOrder } from '../docs';
import { pageToMarkdown } from './convert';
import { type LinkContext, pagesByPath } from './links';
import { type ListedVersion, llmsFull, llmsIndex, llmsRoot } from './llms';

type Page = {
  path: string;
  title: string;
  description: string;
  section: string;
  /** Whether the lists name the page. */
  isListed: boolean;
};

const pagesOf = (version: LoadedVersion): Page[] =>
  docsInOrder(version).map(({ doc: { permalink, title, description, frontMatter }, section }) => ({
    path: permalink,
    title,
    description,
    section,
    isListed: (frontMatter as { noindex?: boolean }).noindex !== true,
  }));

/** The front matter of a Markdown copy: YAML, in which a JSON string is a valid string. */
function frontMatter(facts: Record<string, string>): string {
  const lines = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/** Writes the Markdown of a version's pages, and its lists. */
async function writeVersion(
  version: LoadedVersion,
  paths: LinkContext['pages'],
  props: Props,
): Promise<ListedVersion> {
  const { outDir, siteConfig } = props;
  const { url, baseUrl } = siteConfig;
  const pages = pagesOf(version);
  const file = (path: string) => join(outDir, path.slice(baseUrl.length));
  const texts = readPages(
    props,
    pageToMarkdown,
    pages.map(({ path }) => ({
      file: join(file(path), 'index.html'),
      content: 'article',
      options: { page: `${url}${pageAddress(path)}`, pages: paths },
    })),
  );
  await Promise.all(
    pages.map(async ({ path, title, description }, at) => {
      const page = `${url}${pageAddress(path)}`;
      const facts = { title, description, version: version.label, page };
      await writeFile(file(markdownAddress(path)), frontMatter(facts) + texts[at]);
    }),
  );
  const root = version.path.replace(/\/?$/, '/');
  const listed: ListedVersion = {
    label: version.label,
    url: `${url}${root}`,
    isCurrent: version.isLast,
    pages: pages
      .filter(({ isListed }) => isListed)
      .map(({ path, ...facts }) => ({ ...facts, url: `${url}${path}` })),
  };
  const listedTexts = texts.filter((_, at) => pages[at]?.isListed);
  await writeFile(file(`${root}llms.txt`), llmsIndex(listed));
  await writeFile(file(`${root}llms-full.txt`), llmsFull(listed, listedTexts));
  return listed;
}

/**
 * Writes every documentation page as Markdown to `<path>.md`, converted from the rendered page, and lists of all pages
 * but those with `noindex` for language models in the llmstxt.org format: `llms.txt` and `llms-full.txt` of each version, `llms.txt` of the site.
 */
export default function pageMarkdown(): Plugin {
  return {
    name: 'page-markdown',
    async postBuild(props) {
      const { plugins, outDir, siteConfig } = props;
      const versions = plugins
        .filter(({ name }) => name === 'docusaurus-plugin-content-docs')
        .flatMap(({ content }) => (content as LoadedContent).loadedVersions);
      const paths = pagesByPath(versions.flatMap(({ docs }) => docs.map((doc) => doc.permalink)));
      const listed = await Promise.all(
        versions.map((version) => writeVersion(version, paths, props)),
      );
      const root = llmsRoot(siteConfig.title, siteConfig.tagline, listed);
      await writeFile(join(outDir, 'llms.txt'), root);
    },
  };
}
