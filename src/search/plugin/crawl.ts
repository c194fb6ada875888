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
import type { SearchDocumentType } from '../core/types';
import { readPages } from '../../built-pages';
import pageSections, { type PageSections } from './pageSections';
import type { ParsedPage } from './sections';

/** What plugins say of a page beside its file. */
type PageFacts = Omit<ParsedPage, keyof PageSections | 'url'> & { tag: string };

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
          type: 'docs',
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

/** Facts about the blog posts, and about the pages that are neither documentation nor blog, by path. */
function otherFacts({ plugins }: Props): [path: string, facts: PageFacts][] {
  return plugins.flatMap(({ name, content }) => {
    const facts = (type: SearchDocumentType, { permalink }: Addressed): [string, PageFacts] => [
      pageAddress(permalink),
      { tag: DEFAULT_TAG, type, tags: [], sidebarParentCategories: [], entries: [] },
    ];
    if (name === 'docusaurus-plugin-content-blog')
      return (content as { blogPosts: { metadata: Addressed }[] }).blogPosts.map(({ metadata }) =>
        facts('blog', metadata),
      );
    if (name !== 'docusaurus-plugin-content-pages') return [];
    return (content as Addressed[]).map((page) => facts('other', page));
  });
}

/**
 * Reads the built pages, but for the home page, which repeats others, and splits them into sections.
 * @returns the pages of every tag; the list is empty for a tag without pages
 */
export function crawl(props: Props): Map<string, ParsedPage[]> {
  const { outDir, baseUrl } = props;
  const { facts, tags } = docsFacts(props);
  const all = [...facts, ...otherFacts(props)]
    .filter(([url]) => url !== baseUrl)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const pages = readPages(
    props,
    pageSections,
    all.map(([url, { type }]) => {
      const content = type === 'other' ? 'main' : 'article';
      const file = join(outDir, url.slice(baseUrl.length), 'index.html');
      return { file, content, options: content };
    }),
  );
  const byTag = new Map<string, ParsedPage[]>([DEFAULT_TAG, ...tags].map((tag) => [tag, []]));
  for (const [at, [url, { tag, ...rest }]] of all.entries()) {
    const parsed = pages[at];
    // A page with noindex has none.
    if (parsed) byTag.get(tag)?.push({ url, ...parsed, ...rest });
  }
  return byTag;
}
