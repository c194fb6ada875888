import { createRequire } from 'node:module';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { digestOf } from '../cache/digest';
import { ResultCache } from '../cache/ResultCache';
import { originOf } from '../markdown/properties/table';
import type { CheckContext } from './checks/context';
import { Contents } from './contents';
import { docsFolders } from './folders';
import { type ContentCache, linkedFile, type Page } from './page';
import { contextOf } from './pageContext';
import { tagNames } from './project/tags';
import { type DocsFolder, openFolders, placeInVersion, readContents } from './readPages';
import { Threads, threadsFor } from './threads';
import { rememberVerdicts } from './wording/verdicts';

const load = createRequire(__filename);

/** What the checks of a page depend on, besides the page: the tags, and the facts of its version. */
function contextDigest(tags: readonly string[], { pages, others }: DocsFolder): string {
  const facts = pages.map((page) => [
    placeInVersion(page),
    page.slug,
    page.frontMatter,
    page.headings.map(({ anchor }) => anchor),
    page.entries,
    page.variables,
  ]);
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
  /** How many threads read and check a number of pages; below two, this one does. By default as many as it is worth. */
  threads?: (pages: number) => number;
};

const LINK = /\]\(([^)\s#]+\.mdx?)(?:#([\w-]+))?[)\s]/g;

/** Whether a page links to a file that does not exist, or to an anchor that a changed page does not have. */
function hasBrokenLink(
  page: Page,
  { pages, unreadable }: CheckContext,
  changed: ReadonlySet<string>,
): boolean {
  return [...String(page.file).matchAll(LINK)].some(([, path = '', anchor]) => {
    if (/^[a-z]+:/.test(path)) return false;
    const file = linkedFile(page, path);
    const target = pages.get(file);
    if (unreadable.has(file)) return false;
    if (!target || anchor === undefined || !changed.has(target.name)) return !target;
    const anchors = [...target.headings.map((heading) => heading.anchor), ...target.entries];
    return !anchors.includes(anchor);
  });
}

/** A page to check, and where it is known by the digest of what the result depends on that it passed. */
type Candidate = { page: Page; digest: string; passed: ContentCache };

/** The first of the things that a function describes in the same way. */
function firstBy<Thing>(things: readonly Thing[], describe: (thing: Thing) => string): Thing[] {
  const seen = new Set<string>();
  return things.filter((thing) => seen.size < seen.add(describe(thing)).size);
}

/** The caches of the versions that are asked for, opened once. */
function openCaches(projectDir: string, code: string | undefined) {
  const caches = new Map<string, ResultCache>();
  return {
    of(version: string): ResultCache | undefined {
      if (!code) return undefined;
      const cache =
        caches.get(version) ?? new ResultCache(projectDir, `docs-check-${version}`, code);
      caches.set(version, cache);
      return cache;
    },
    save: (options: { keepUnused: boolean }) => caches.forEach((cache) => cache.save(options)),
  };
}

/**
 * Runs every check on every page. Threads only find out what is known of the pages and which of them pass: a page with a
 * problem is checked again in this one, which has the messages.
 * @param projectDir folder that contains versions.json and versioned_docs/
 * @returns the files with at least one message, each message with its line and its remedy
 */
export async function checkDocs(
  projectDir: string,
  { folders: names = docsFolders(projectDir), code, only, threads = threadsFor }: CheckOptions = {},
): Promise<VFile[]> {
  const caches = openCaches(projectDir, code);
  const words = code ? new ResultCache(projectDir, 'docs-check-words', code) : undefined;
  if (words) rememberVerdicts(words);
  const contents = new Contents((version) => caches.of(version));
  const folders = openFolders(projectDir, names, (version) => contents.cacheOf(version));
  const all = folders.flatMap(({ version, pages }) => pages.map((page) => ({ version, page })));
  // A text can show the properties of its version. The next version is a copy of the current one, and most of its
  // pages are the same: what was read, or passed, there is not read and checked again.
  const distinct = firstBy(all, ({ version, page }) => `${version} ${page.digest}`);
  const isWanted = ({ name }: Page) => only?.has(name) ?? true;
  let started: Threads | undefined;
  const threadsWorth = async (pages: number): Promise<Threads | undefined> => {
    const count = started ? 0 : threads(pages);
    if (count > 1)
      started = await Threads.start(
        count,
        distinct.map(({ page }) => page),
        contents,
        { projectDir, folders: names },
      );
    return started;
  };
  try {
    const unread = distinct
      .filter(({ version, page }) => isWanted(page) && !contents.cacheOf(version).get(page.digest))
      .map(({ page }) => page);
    await (await threadsWorth(unread.length))?.read(unread);
    folders.forEach((folder) => readContents(folder, isWanted));

    const tags = tagNames(projectDir);
    const unreadable = folders.flatMap((folder) => folder.unreadable);
    const unreadablePaths = unreadable.map(({ path }) => path);
    const context = contextOf(projectDir, folders, unreadablePaths);
    const inThisRun = new Map<string, unknown>();
    const candidates = folders.flatMap((folder): Candidate[] => {
      // Without the facts of the other pages, a result is about this run and this folder alone.
      const onContext = only ? folder.path : contextDigest(tags, folder);
      return folder.pages
        .filter((page) => !only || isWanted(page) || hasBrokenLink(page, context, only))
        .map((page) => ({
          page,
          digest: digestOf(folder.version, onContext, placeInVersion(page), page.digest),
          passed: (only ? undefined : caches.of(folder.version)) ?? inThisRun,
        }));
    });
    const isUnknown = ({ passed, digest }: Candidate) => !passed.get(digest);
    const unknown = firstBy(candidates.filter(isUnknown), ({ digest }) => digest);
    const passed = await (
      await threadsWorth(unknown.length)
    )?.check(
      unknown.map(({ page }) => page),
      unreadablePaths,
    );
    for (const one of unknown) if (passed?.has(one.page.name)) one.passed.set(one.digest, true);

    for (const one of candidates.filter(isUnknown)) {
      // Another page with the same text may have passed in the meantime.
      if (!isUnknown(one)) continue;
      // The checks load the parsers of all languages: only if a page needs them.
      const { checkPage } = load('./checkPage') as typeof import('./checkPage');
      await checkPage(one.page, context);
      if (one.page.file.messages.length === 0) one.passed.set(one.digest, true);
    }
    caches.save({ keepUnused: only !== undefined });
    // Most pages did not need their words in this run.
    words?.save({ keepUnused: true });
    return [...unreadable, ...candidates.map(({ page }) => page.file)].filter(
      ({ messages }) => messages.length > 0,
    );
  } finally {
    await started?.stop();
  }
}

/** The start of a message about data that pages show: it names its own place. */
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
