import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import { readQuestions } from '../../content/questions';
import { pageAddress } from '../../site/pageAddress';
import { pagesIn } from '../../content/pages/sidebar';
import { DEFAULT_TAG, docsTag } from '../core/constants';
import type { ParsedPage } from '../core/sections';
import type { SearchDocumentType } from '../core/types';
import { readPages } from '../../built-pages';
import { type EasyopsConfig, processDocInfos } from './easyops';
import { pageEntries, stepTypeOf } from './pageEntries';
import pageSections from './pageSections';

type PageFacts = Pick<ParsedPage, 'tags' | 'sidebarParentCategories' | 'entries' | 'questions'> & {
  tag: string;
};

const TYPES: Record<string, SearchDocumentType> = { docs: 'docs', blog: 'blog', page: 'other' };

/** Data of the docs plugin about each page, by path. */
function docsFacts({ plugins, siteDir }: Props): {
  facts: Map<string, PageFacts>;
  tags: string[];
} {
  const facts = new Map<string, PageFacts>();
  const questionsOf = readQuestions(siteDir);
  const tags: string[] = [];
  for (const plugin of plugins.filter(({ name }) => name === 'docusaurus-plugin-content-docs')) {
    for (const version of (plugin.content as LoadedContent).loadedVersions) {
      const tag = docsTag(plugin.options.id, version.versionName);
      tags.push(tag);
      const places = pagesIn(Object.values(version.sidebars).flat());
      const categories = new Map(places.map(({ id, categories }) => [id, [...categories]]));
      const entries = pageEntries(version);
      for (const doc of version.docs) {
        facts.set(pageAddress(doc.permalink), {
          tag,
          tags: [...doc.tags.map(({ label }) => label), ...stepTypeOf(doc)],
          sidebarParentCategories: categories.get(doc.id) ?? [],
          entries: entries.get(doc.id),
          questions: questionsOf({ version: version.versionName, id: doc.id }),
        });
      }
    }
  }
  return { facts, tags };
}

/**
 * Reads the built pages and splits them into sections.
 * @param config processed options of the easyops plugin, which select the pages
 * @returns the pages of every tag; the list is empty for a tag without pages
 */
export function crawl(props: Props, config: EasyopsConfig): Map<string, ParsedPage[]> {
  // The list of easyops has the pages that belong to no version once per version, and never the home page, which repeats others.
  const files = new Map(
    processDocInfos(props, config)
      .flatMap(({ paths }) => paths)
      .map((file) => [file.url, file]),
  );
  const pages = readPages(
    props,
    pageSections,
    [...files.values()].map(({ filePath, type }) => {
      const content = type === 'page' ? 'main' : 'article';
      return { file: filePath, content, options: content };
    }),
  );
  const { facts, tags } = docsFacts(props);
  const byTag = new Map<string, ParsedPage[]>([DEFAULT_TAG, ...tags].map((tag) => [tag, []]));
  for (const [at, { url, type }] of [...files.values()].entries()) {
    const parsed = pages[at];
    if (!parsed) continue; // a page with noindex
    const { tag, ...rest } = facts.get(url) ?? {
      tag: DEFAULT_TAG,
      tags: [],
      sidebarParentCategories: [],
    };
    byTag.get(tag)?.push({ url, type: TYPES[type] ?? 'other', ...parsed, ...rest });
  }
  return byTag;
}
