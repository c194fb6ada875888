import { resolve } from 'node:path';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { sourceLocationOf } from '../markdown/expand/propertyTable';
import { checks } from './checks';
import type { CheckContext } from './checks/context';
import { docsFolders, slashed } from '../content/pages/files';
import { linkedFile, type Page } from './page';
import { readTags } from './project/tags';
import { openPages, parsePages } from './readPages';

/** Options of `checkDocs`. */
export type CheckOptions = {
  /** Paths below the project of the pages to check, instead of all: these, and pages whose links they break. */
  only?: ReadonlySet<string>;
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
    return target
      ? anchor !== undefined && changed.has(target.name) && !target.anchors.includes(anchor)
      : true;
  });
}

/**
 * The names of the pages to check. A page of the next version that is the same as in the current one is not checked
 * twice.
 */
function namesToCheck(
  currentDir: string,
  pages: readonly Page[],
  only?: ReadonlySet<string>,
): Set<string> {
  const texts = new Map(pages.map(({ path, file }) => [path, String(file)]));
  const isCopy = ({ versionDir, path, file }: Page) =>
    versionDir !== currentDir &&
    versionDir.endsWith('/docs') &&
    texts.get(path.replace(versionDir, currentDir)) === String(file);
  return new Set(
    pages.filter((page) => (only?.has(page.name) ?? true) && !isCopy(page)).map(({ name }) => name),
  );
}

/** Runs every check on a page; the messages are those of its file. */
async function checkPage(page: Page, context: CheckContext): Promise<void> {
  try {
    for (const check of checks) await check(page, context);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    page.file.message(`A page that this one links to is not readable: ${error.reason}`);
  }
}

/**
 * Runs every check on the pages of the published versions and of the next one.
 * @param projectDir folder that contains versions.json and versioned_docs/
 * @returns the files with at least one message, each message with its line and its remedy
 */
export async function checkDocs(projectDir: string, { only }: CheckOptions = {}): Promise<VFile[]> {
  const folders = docsFolders(projectDir);
  const opened = openPages(projectDir, folders);
  const names = namesToCheck(
    `${slashed(resolve(projectDir))}/${folders[0] ?? ''}`,
    opened.pages,
    only,
  );
  const { pages, unreadable } = parsePages(opened, ({ name }) => names.has(name));
  const context: CheckContext = {
    tags: new Set(readTags(projectDir).names),
    pages: new Map(pages.map((page) => [page.path, page])),
    unreadable: new Set(unreadable.map(({ path }) => slashed(resolve(projectDir, path)))),
  };
  const checked = pages.filter(
    (page) => names.has(page.name) || hasBrokenLink(page, context, names),
  );
  for (const page of checked) await checkPage(page, context);
  return [...unreadable, ...checked.map(({ file }) => file)].filter(
    ({ messages }) => messages.length > 0,
  );
}

/** The start of a message about data that pages show: it names its own place. */
const DATA_PLACE = /^src\/\S+:\d+: /;

/** The place of a message: that of the data which a node was made from, or the line of the page. */
function placeOf(path: string, { ancestors, line }: VFileMessage): string {
  return sourceLocationOf(ancestors?.[0]).source ?? `${path}:${line ?? 1}`;
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
