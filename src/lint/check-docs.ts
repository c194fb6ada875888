import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { VFile } from 'vfile';
import { VFile as File } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { parse as parseYaml } from 'yaml';
import { checks } from './checks';
import type { CheckContext } from './checks/context';
import { docsFolders } from './folders';
import { type Page, readPage } from './page';

function pagePaths(versionDir: string): string[] {
  return readdirSync(versionDir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => /\.mdx?$/.test(path) && !/(?:^|\/)_/.test(path))
    .sort();
}

/**
 * Reads every page of the project, or of some of its folders; a file that does not parse becomes a message instead of a
 * page.
 */
export function readPages(
  projectDir: string,
  folders: readonly string[] = docsFolders(projectDir),
): { pages: Page[]; unreadable: VFile[] } {
  const pages: Page[] = [];
  const unreadable: VFile[] = [];
  for (const folder of folders) {
    const versionDir = resolve(projectDir, folder);
    for (const path of pagePaths(versionDir)) {
      try {
        pages.push(readPage(versionDir, path, resolve(projectDir)));
      } catch (error) {
        if (!(error instanceof VFileMessage)) throw error;
        const file = new File({ path: `${folder}/${path}` });
        file.message(error.reason, error.place);
        unreadable.push(file);
      }
    }
  }
  return { pages, unreadable };
}

/**
 * Runs every check on every page.
 * @param projectDir folder that contains versions.json and versioned_docs/
 * @param folders the folders of the project to check; all by default
 * @returns the files with at least one message, each message with its line and its remedy
 */
export function checkDocs(projectDir: string, folders?: readonly string[]): VFile[] {
  const { pages, unreadable } = readPages(projectDir, folders);
  const tagsFile = join(projectDir, 'versioned_docs', 'tags.yml');
  const context: CheckContext = {
    tags: new Set(Object.keys(parseYaml(readFileSync(tagsFile, 'utf8')) as object)),
    pages: new Map(pages.map((page) => [page.path, page])),
  };
  for (const page of pages) {
    for (const check of checks) check(page, context);
  }
  return [...unreadable, ...pages.map((page) => page.file)].filter(
    (file) => file.messages.length > 0,
  );
}

/** One line per message in the format that editors and CI logs link: path:line: text. */
export function formatMessages(files: readonly VFile[]): string[] {
  return files.flatMap((file) =>
    file.messages.map((message) => `${file.path}:${message.line ?? 1}: ${message.reason}`),
  );
}
