import { resolve } from 'node:path';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { readDataFile } from '../content/dataFile';
import { docsFolders, slashed } from '../content/pages/files';
import { checks } from './checks';
import { type CheckContext, openPages, type Page } from './page';
import { TAGS } from './project';

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
  changed: ReadonlySet<Page>,
): boolean {
  return [...String(page.file).matchAll(LINK)].some(([, path = '', anchor]) => {
    const file = page.linked(path);
    if (/^[a-z]+:/.test(path) || unreadable.has(file)) return false;
    const target = pages.get(file);
    if (!target || anchor === undefined) return !target;
    return changed.has(target) && !target.hasAnchor(anchor);
  });
}

/**
 * Runs every check on the pages of the published versions and of the next one. A page of the next version that is the
 * same as in the current one is not checked twice.
 * @param projectDir folder that contains versions.json and versioned_docs/
 * @returns the files with at least one message, each message with its line and its remedy
 */
export async function checkDocs(projectDir: string, { only }: CheckOptions = {}): Promise<VFile[]> {
  const folders = docsFolders(projectDir);
  const all = openPages(projectDir, folders);
  const root = slashed(resolve(projectDir));
  const texts = new Map(all.map(({ path, file }) => [path, String(file)]));
  const isCopy = ({ path, file }: Page) =>
    folders.length > 1 &&
    path.startsWith(`${root}/docs/`) &&
    texts.get(path.replace(`${root}/docs`, `${root}/${folders[0]}`)) === String(file);
  const wanted = new Set(all.filter((page) => (only?.has(page.name) ?? true) && !isCopy(page)));
  // A page is known to be readable when it is parsed.
  for (const page of wanted) void page.tree;
  const readable = all.filter((page) => page.isReadable);
  const context: CheckContext = {
    tags: new Set(Object.keys(readDataFile<object>(projectDir, ...TAGS).content ?? {})),
    pages: new Map(readable.map((page) => [page.path, page])),
    unreadable: new Set(all.filter((page) => !page.isReadable).map(({ path }) => path)),
  };
  for (const page of readable) {
    if (!wanted.has(page) && !hasBrokenLink(page, context, wanted)) continue;
    void page.tree;
    if (page.isReadable) for (const check of checks) await check(page, context);
  }
  return all.map(({ file }) => file).filter(({ messages }) => messages.length > 0);
}

/** The start of a message about data that pages show: it names its own place. */
const DATA_PLACE = /^src\/\S+:\d+: /;

/** The place of a message: that of the data which a node was made from, or the line of the page. */
function placeOf(path: string, { ancestors, line }: VFileMessage): string {
  return ancestors?.[0]?.data?.source ?? `${path}:${line ?? 1}`;
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
