import { resolve } from 'node:path';
import type { VFile } from 'vfile';
import { VFile as File } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { pageOfFile } from '../markdown/front-matter';
import { lastVersion } from '../site/versions';
import { docsFolders, filesOf } from './folders';
import { type ContentCache, type Page, readPage } from './page';

/** The pages of a folder. */
export type DocsFolder = {
  /** Its path below the project. */
  path: string;
  /** The version whose facts its pages show; the next version is a copy of the current one. */
  version: string;
  pages: Page[];
  /** Files that do not parse: each has a message. */
  unreadable: VFile[];
  /** Paths of the files that are no pages. */
  others: string[];
};

/** Calls a function with a page; if the page does not parse, returns its file with the message. */
function failureOf(path: string, read: () => void): VFile | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const file = new File({ path });
    file.message(error.reason, error.place);
    return file;
  }
}

/**
 * Opens the pages of some folders: reads their front matter.
 * @param cacheOf what is known of the pages of a version
 */
export function openFolders(
  projectDir: string,
  folders: readonly string[],
  cacheOf?: (version: string) => ContentCache,
): DocsFolder[] {
  return folders.map((folder) => {
    const version = pageOfFile(`/${folder}/index.md`)?.version ?? lastVersion;
    const cache = cacheOf?.(version);
    const { pages: paths, others } = filesOf(resolve(projectDir, folder));
    const pages: Page[] = [];
    const unreadable = paths.flatMap(
      (path) =>
        failureOf(`${folder}/${path}`, () => {
          pages.push(readPage(resolve(projectDir, folder), path, resolve(projectDir), cache));
        }) ?? [],
    );
    return { path: folder, version, pages, unreadable, others };
  });
}

/** Reads the content of the pages that a filter names; those that do not parse become unreadable. */
export function readContents(folder: DocsFolder, filter: (page: Page) => boolean): void {
  folder.pages = folder.pages.filter((page) => {
    // The first access parses the text, unless the cache has what is read from it.
    const failure = filter(page) ? failureOf(page.name, () => void page.headings) : undefined;
    if (failure) folder.unreadable.push(failure);
    return !failure;
  });
}

/** The path of a page in its version, with slashes. */
export const placeInVersion = ({ versionDir, path }: Page): string =>
  path.slice(versionDir.length + 1);

/**
 * Reads every page of the project, or of some of its folders; a file that does not parse becomes a message instead of a
 * page.
 */
export function readPages(
  projectDir: string,
  names: readonly string[] = docsFolders(projectDir),
): { pages: Page[]; unreadable: VFile[] } {
  const folders = openFolders(projectDir, names);
  folders.forEach((folder) => readContents(folder, () => true));
  return {
    pages: folders.flatMap(({ pages }) => pages),
    unreadable: folders.flatMap(({ unreadable }) => unreadable),
  };
}
