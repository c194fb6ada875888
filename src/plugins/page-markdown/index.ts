import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Plugin, Props } from '@docusaurus/types';
import { readPages } from '../../built-pages';
import { markdownAddress } from '../../site/markdownAddress';
import { pageAddress } from '../../site/pageAddress';
import { docsInOrder, versionsIn } from '../docs';
import { type LinkContext, pagesByPath, pageToMarkdown } from './convert';
import { type ListedVersion, llmsFull, llmsIndex, llmsRoot } from './llms';

/** The front matter of a Markdown copy: YAML, in which a JSON string is a valid string. */
function frontMatter(facts: Record<string, string>): string {
  const lines = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/** Writes the Markdown of a version's pages, and its lists. */
function writeVersion(
  version: LoadedVersion,
  paths: LinkContext['pages'],
  props: Props,
): ListedVersion {
  const { url, baseUrl } = props.siteConfig;
  const file = (path: string) => join(props.outDir, path.slice(baseUrl.length));
  const docs = docsInOrder(version);
  const texts = readPages(
    props,
    pageToMarkdown,
    docs.map(({ doc: { permalink } }) => ({
      file: join(file(permalink), 'index.html'),
      content: 'article',
      options: { page: `${url}${pageAddress(permalink)}`, pages: paths },
    })),
  );
  const pages = docs.flatMap(({ doc, section }, at) => {
    const { permalink, title, description } = doc;
    const text = texts[at] ?? '';
    const page = `${url}${pageAddress(permalink)}`;
    const facts = { title, description, version: version.label, page };
    writeFileSync(file(markdownAddress(permalink)), frontMatter(facts) + text);
    const { noindex } = doc.frontMatter as { noindex?: boolean };
    return noindex ? [] : [{ title, description, section, url: `${url}${permalink}`, text }];
  });
  const root = version.path.replace(/\/?$/, '/');
  const { label, isLast: isCurrent } = version;
  const listed = { label, isCurrent, url: `${url}${root}`, pages };
  writeFileSync(file(`${root}llms.txt`), llmsIndex(listed));
  writeFileSync(file(`${root}llms-full.txt`), llmsFull(listed));
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
      const paths = pagesByPath(versions.flatMap(({ docs }) => docs.map((doc) => doc.permalink)));
      const listed = versions.map((version) => writeVersion(version, paths, props));
      const root = llmsRoot(siteConfig.title, siteConfig.tagline, listed);
      writeFileSync(join(outDir, 'llms.txt'), root);
    },
  };
}
