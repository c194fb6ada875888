import { dirname, relative, resolve } from 'node:path';
import type { VFile } from 'vfile';
import { VFile as File } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { digestOf } from '../cache/digest';
import { ResultCache } from '../cache/ResultCache';
import { checks } from './checks';
import type { CheckContext } from './checks/context';
import { pageOfFile } from '../markdown/front-matter';
import { originOf } from '../markdown/properties/table';
import { lastVersion } from '../site/versions';
import { docsFolders, filesOf } from './folders';
import { type ContentCache, type Page, readPage } from './page';
import { tagNames } from './project/tags';

type VersionPages = {
  pages: Page[];
  /** Files that do not parse: each has a message. */
  unreadable: VFile[];
  /** Paths of the files that are no pages. */
  others: string[];
};

/** @param mustParse whether the Markdown of a page is parsed now; otherwise it is when a check asks for it */
function readVersion(
  projectDir: string,
  folder: string,
  mustParse: (name: string) => boolean,
  cache?: ContentCache,
): VersionPages {
  const versionDir = resolve(projectDir, folder);
  const { pages: paths, others } = filesOf(versionDir);
  const pages: Page[] = [];
  const unreadable: VFile[] = [];
  for (const path of paths) {
    try {
      const page = readPage(versionDir, path, resolve(projectDir), cache);
      // The first access parses the text, unless the cache has what is read from it.
      if (mustParse(page.name)) void page.headings;
      pages.push(page);
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const file = new File({ path: `${folder}/${path}` });
      file.message(error.reason, error.place);
      unreadable.push(file);
    }
  }
  return { pages, unreadable, others };
}

/**
 * Reads every page of the project, or of some of its folders; a file that does not parse becomes a message instead of a
 * page.
 */
export function readPages(
  projectDir: string,
  folders: readonly string[] = docsFolders(projectDir),
): { pages: Page[]; unreadable: VFile[] } {
  const versions = folders.map((folder) => readVersion(projectDir, folder, () => true));
  return {
    pages: versions.flatMap(({ pages }) => pages),
    unreadable: versions.flatMap(({ unreadable }) => unreadable),
  };
}

/** What the checks of a page depend on, besides the page: the tags, and the facts of its version. */
function contextDigest(tags: readonly string[], { pages, others }: VersionPages): string {
  const facts = pages.map(
    ({ path, versionDir, slug, frontMatter, headings, entries, variables }) => [
      relative(versionDir, path),
      slug,
      frontMatter,
      headings.map(({ anchor }) => anchor),
      entries,
      variables,
    ],
  );
  return digestOf(JSON.stringify([tags, facts, others]));
}

/** Options of `checkDocs`. */
export type CheckOptions = {
  /** The folders of the project to check; all by default. */
  folders?: readonly string[];
  /**
   * Digest of the code. With it, pages that passed before are skipped as long as neither they nor what their checks
   * depend on changed. By default, every page is checked.
   */
  code?: string;
  /** Paths below the project of the pages to check, instead of all: these, and pages whose links they break. */
  only?: ReadonlySet<string>;
};

const LINK = /\]\(([^)\s#]+\.mdx?)(?:#([\w-]+))?\)/g;

/** Whether a page links to a file that does not exist, or to an anchor that a changed page does not have. */
function hasBrokenLink(
  page: Page,
  { pages, unreadable }: CheckContext,
  changed: ReadonlySet<string>,
): boolean {
  return [...String(page.file).matchAll(LINK)].some(([, path = '', anchor]) => {
    if (/^[a-z]+:/.test(path)) return false;
    const file = resolve(dirname(page.path), path);
    const target = pages.get(file);
    if (unreadable.has(file)) return false;
    if (!target || anchor === undefined || !changed.has(target.name)) return !target;
    const anchors = [...target.headings.map((heading) => heading.anchor), ...target.entries];
    return !anchors.includes(anchor);
  });
}

async function checkPage(page: Page, context: CheckContext): Promise<void> {
  try {
    for (const check of checks) await check(page, context);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    page.file.message(`A page that this one links to is not readable: ${error.reason}`);
  }
}

/** Results by the digest of what they depend on, kept for the next run or not. */
type Results = ResultCache | Map<string, unknown>;

/**
 * Runs every check on every page.
 * @param projectDir folder that contains versions.json and versioned_docs/
 * @returns the files with at least one message, each message with its line and its remedy
 */
export async function checkDocs(
  projectDir: string,
  { folders = docsFolders(projectDir), code, only }: CheckOptions = {},
): Promise<VFile[]> {
  const caches = new Map<string, Results>();
  const versions = folders.map((folder) => {
    // A text can show the properties of its version. The next version is a copy of the current one, and most of its
    // pages are the same: what was read, or passed, there is not read and checked again.
    const version = pageOfFile(`/${folder}/index.md`)?.version ?? lastVersion;
    const stored =
      code && !only ? new ResultCache(projectDir, `docs-check-${version}`, code) : undefined;
    const cache = caches.get(version) ?? stored ?? new Map<string, unknown>();
    caches.set(version, cache);
    const mustParse = (path: string) => only?.has(path) ?? true;
    return { ...readVersion(projectDir, folder, mustParse, cache), cache };
  });
  const pages = versions.flatMap((version) => version.pages);
  const tags = tagNames(projectDir);
  const context: CheckContext = {
    tags: new Set(tags),
    pages: new Map(pages.map((page) => [page.path, page])),
    unreadable: new Set(
      versions.flatMap(({ unreadable }) => unreadable.map(({ path }) => resolve(projectDir, path))),
    ),
  };
  for (const { cache, ...version } of versions) {
    const onContext = only ? '' : contextDigest(tags, version);
    for (const page of version.pages) {
      const place = relative(page.versionDir, page.path);
      const digest = digestOf(onContext, place, page.digest);
      if (cache.get(digest)) continue;
      if (only && !only.has(page.name) && !hasBrokenLink(page, context, only)) continue;
      await checkPage(page, context);
      if (page.file.messages.length === 0) cache.set(digest, true);
    }
  }
  for (const cache of caches.values()) if (cache instanceof ResultCache) cache.save();
  return [
    ...versions.flatMap(({ unreadable }) => unreadable),
    ...pages.map(({ file }) => file),
  ].filter((file) => file.messages.length > 0);
}

/** The begin of a message about data that pages show: it names its own place. */
const DATA_PLACE = /^src\/\S+:\d+: /;

/** The place of a message: that of the data which a node was made from, or the line of the page. */
function placeOf(path: string, { ancestors, line }: VFileMessage): string {
  return originOf(ancestors?.[0]).source ?? `${path}:${line ?? 1}`;
}

/**
 * One line per problem in the format that editors and CI logs link: path:line: text. A problem of data that several
 * pages show is one line.
 */
export function formatMessages(files: readonly VFile[]): string[] {
  const lines = files.flatMap(({ path, messages }) =>
    messages.map((message) =>
      DATA_PLACE.test(message.reason)
        ? message.reason
        : `${placeOf(path, message)}: ${message.reason}`,
    ),
  );
  return [...new Set(lines)];
}
