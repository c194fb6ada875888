import { join } from 'node:path';
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
import pageSections from './pageSections';

type PageFacts = Pick<ParsedPage, 'tags' | 'sidebarParentCategories' | 'questions'> & {
  tag: string;
  entries: EntryLink[];
};

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

type Addressed = { permalink: string };

/** The paths of the blog posts, and those of the pages that are neither documentation nor blog. */
function otherPaths({ plugins }: Props): { blog: string[]; pages: string[] } {
  const contentsOf = (type: string) =>
    plugins
      .filter(({ name }) => name === `docusaurus-plugin-content-${type}`)
      .map(({ content }) => content);
  const blogs = contentsOf('blog') as { blogPosts: { metadata: Addressed }[] }[];
  return {
    blog: blogs.flatMap(({ blogPosts }) => blogPosts.map(({ metadata }) => metadata.permalink)),
    pages: (contentsOf('pages') as Addressed[][]).flat().map(({ permalink }) => permalink),
  };
}

/**
 * Reads the built pages, but for the home page, which repeats others, and splits them into sections.
 * @returns the pages of every tag; the list is empty for a tag without pages
 */
export function crawl(props: Props): Map<string, ParsedPage[]> {
  const { outDir, baseUrl } = props;
  const { facts, tags } = docsFacts(props);
  const { blog, pages: others } = otherPaths(props);
  const types = new Map<string, SearchDocumentType>([
    ...[...facts.keys()].map((url) => [url, 'docs'] as const),
    ...blog.map((path) => [pageAddress(path), 'blog'] as const),
    ...others.map((path) => [pageAddress(path), 'other'] as const),
  ]);
  types.delete(baseUrl);
  const urls = [...types.keys()].sort();
  const pages = readPages(
    props,
    pageSections,
    urls.map((url) => {
      const content = types.get(url) === 'other' ? 'main' : 'article';
      const file = join(outDir, url.slice(baseUrl.length), 'index.html');
      return { file, content, options: content };
    }),
  );
  const byTag = new Map<string, ParsedPage[]>([DEFAULT_TAG, ...tags].map((tag) => [tag, []]));
  for (const [at, url] of urls.entries()) {
    const parsed = pages[at];
    if (!parsed) continue; // a page with noindex
    const { tag, ...rest } = facts.get(url) ?? {
      tag: DEFAULT_TAG,
      tags: [],
      sidebarParentCategories: [],
    };
    byTag.get(tag)?.push({ url, type: types.get(url) ?? 'other', ...parsed, ...rest });
  }
  return byTag;
}
