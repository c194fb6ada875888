import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { VFile } from 'vfile';
import { VFile as File } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { parse as parseYaml } from 'yaml';
import { digestOf } from '../cache/digest';
import { ResultCache } from '../cache/ResultCache';
import { checks } from './checks';
import type { CheckContext } from './checks/context';
import { originOf } from '../markdown/properties/table';
import { docsFolders } from './folders';
import { type Page, readPage } from './page';

/** The files of a version: its pages, and the images that they may show. */
function filesOf(versionDir: string): { pages: string[]; others: string[] } {
  const paths = readdirSync(versionDir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .sort();
  const isPage = (path: string) => /\.mdx?$/.test(path) && !/(?:^|\/)_/.test(path);
  return { pages: paths.filter(isPage), others: paths.filter((path) => !isPage(path)) };
}

type VersionPages = {
  pages: Page[];
  /** Files that do not parse: each has a message. */
  unreadable: VFile[];
  /** Paths of the files that are no pages. */
  others: string[];
};

function readVersion(projectDir: string, folder: string, cache?: ResultCache): VersionPages {
  const versionDir = resolve(projectDir, folder);
  const { pages: paths, others } = filesOf(versionDir);
  const pages: Page[] = [];
  const unreadable: VFile[] = [];
  for (const path of paths) {
    try {
      pages.push(readPage(versionDir, path, resolve(projectDir), cache));
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
  const versions = folders.map((folder) => readVersion(projectDir, folder));
  return {
    pages: versions.flatMap(({ pages }) => pages),
    unreadable: versions.flatMap(({ unreadable }) => unreadable),
  };
}

/** What the checks of a page depend on, besides the page: the tags, and the facts of its version. */
function contextDigest(tags: string, { pages, others }: VersionPages): string {
  const facts = pages.map(({ path, slug, frontMatter, headings, entries, variables }) => [
    path,
    slug,
    frontMatter,
    headings.map(({ anchor }) => anchor),
    entries,
    variables,
  ]);
  return digestOf(tags, JSON.stringify([facts, others]));
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
};

/**
 * Runs every check on every page.
 * @param projectDir folder that contains versions.json and versioned_docs/
 * @returns the files with at least one message, each message with its line and its remedy
 */
export function checkDocs(
  projectDir: string,
  { folders = docsFolders(projectDir), code }: CheckOptions = {},
): VFile[] {
  const versions = folders.map((folder) => {
    const cache = code
      ? new ResultCache(projectDir, `docs-check-${folder.replace(/\W+/g, '-')}`, code)
      : undefined;
    return { ...readVersion(projectDir, folder, cache), cache };
  });
  const pages = versions.flatMap((version) => version.pages);
  const tags = readFileSync(join(projectDir, 'versioned_docs', 'tags.yml'), 'utf8');
  const context: CheckContext = {
    tags: new Set(Object.keys(parseYaml(tags) as object)),
    pages: new Map(pages.map((page) => [page.path, page])),
  };
  for (const version of versions) {
    const onContext = contextDigest(tags, version);
    for (const page of version.pages) {
      const digest = digestOf(onContext, page.path, page.digest);
      if (version.cache?.get<boolean>(digest)) continue;
      for (const check of checks) check(page, context);
      if (page.file.messages.length === 0) version.cache?.set(digest, true);
    }
    version.cache?.save();
  }
  return [
    ...versions.flatMap(({ unreadable }) => unreadable),
    ...pages.map(({ file }) => file),
  ].filter((file) => file.messages.length > 0);
}

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
    messages.map((message) => `${placeOf(path, message)}: ${message.reason}`),
  );
  return [...new Set(lines)];
}
