import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import { readQuestions } from '../../content/questions';
import { readHistory } from '../../content/releases';
import { hasNoChanges, releaseId } from '../../content/releases/model';
import { pageAddress } from '../../site/pageAddress';
import { categoriesIn } from '../../content/pages/sidebar';
import { versionNames } from '../../site/versions';
import { DEFAULT_TAG, docsTag } from '../core/constants';
import type { ParsedPage } from '../core/sections';
import type { EntryLink, SearchDocumentType } from '../core/types';
import { readPages } from '../../built-pages';
import { type EasyopsConfig, processDocInfos } from './easyops';
import pageSections from './pageSections';

type PageFacts = Pick<ParsedPage, 'tags' | 'sidebarParentCategories' | 'questions'> & {
  tag: string;
  entries: EntryLink[];
};

const TYPES: Record<string, SearchDocumentType> = { docs: 'docs', blog: 'blog', page: 'other' };

/** Id of the page that lists the releases of a version. */
const OVERVIEW = 'releases/overview';

/**
 * Adds the releases of a version to the names of their pages. A release without a recorded change has no page in the
 * index: its name is an entry of the overview, which opens its page.
 */
function addReleases(
  { versionName, docs }: LoadedVersion,
  factsOf: (id: string) => PageFacts,
): void {
  if (!versionNames.includes(versionName)) return;
  const history = readHistory(versionName);
  for (const { id, title, permalink } of docs) {
    const release = history.releases.find((one) => id === releaseId(one));
    if (release === undefined) continue;
    const isEmpty = hasNoChanges(history, release);
    const anchor = isEmpty ? pageAddress(permalink) : '';
    factsOf(isEmpty ? OVERVIEW : id).entries.push([anchor, title, release, 0]);
  }
}

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
      const categories = categoriesIn(version.sidebars);
      const ofVersion = new Map<string, PageFacts>();
      for (const { id, permalink, tags: labels, frontMatter } of version.docs) {
        // The type of the step that it documents: readers of a flow file search for a step by it.
        const { stepType } = (frontMatter['step'] ?? {}) as { stepType?: unknown };
        const names = typeof stepType === 'string' ? [stepType] : [];
        const page: PageFacts = {
          tag,
          tags: [...labels.map(({ label }) => label), ...names],
          sidebarParentCategories: [...(categories.get(id) ?? [])],
          entries: names.map((name) => ['', name, '', 0]),
          questions: questionsOf({ version: version.versionName, id }),
        };
        ofVersion.set(id, page);
        facts.set(pageAddress(permalink), page);
      }
      addReleases(version, (id) => ofVersion.get(id)!);
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
