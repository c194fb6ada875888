import { resolve } from 'node:path';
import type { VFileMessage } from 'vfile-message';
import { readDataFile } from '../content/dataFile';
import { docsFolders, slashed } from '../site/pageFiles';
import { checks } from './checks';
import { type CheckContext, openPages, type Page } from './page';
import { TAGS } from './project';

const LINK = /\]\(([^)\s#]+\.mdx?)(?:#([\w-]+))?[)\s]/g;

/** Whether a page links to a file that does not exist, or to an anchor that a changed page does not have. */
function hasBrokenLink(page: Page, { pages }: CheckContext, changed: ReadonlySet<Page>): boolean {
  return [...String(page.file).matchAll(LINK)].some(([, path = '', anchor]) => {
    if (/^[a-z]+:/.test(path)) return false;
    const target = pages.get(page.linked(path));
    if (!target || anchor === undefined) return !target;
    return changed.has(target) && !target.hasAnchor(anchor);
  });
}

/** The start of a message about data that pages show: it names its own place. */
const DATA_PLACE = /^src\/\S+:\d+: /;

/** A message with its place: that of the data which a node was made from, or the line of the page. */
function formatted(path: string, { reason, ancestors, line }: VFileMessage): string {
  if (DATA_PLACE.test(reason)) return reason;
  return `${ancestors?.[0]?.data?.source ?? `${path}:${line ?? 1}`}: ${reason}`;
}

/**
 * Runs every check on the pages of the published versions and of the next one. A page of the next version that is the
 * same as in the current one is not checked twice.
 * @param projectDir folder that contains versions.json and versioned_docs/
 * @param only paths below it of the pages to check, instead of all: these, and pages whose links they break
 * @returns one line per problem, with its remedy, in the format that editors and CI logs link: path:line: text. A problem
 * of data that several pages show is one line
 */
export async function checkDocs(projectDir: string, only?: ReadonlySet<string>): Promise<string[]> {
  const folders = docsFolders(projectDir);
  const all = openPages(projectDir, folders);
  const pages = new Map(all.map((page) => [page.path, page]));
  const current = `${slashed(resolve(projectDir))}/${folders[0]}`;
  const isCopy = ({ version, versionDir, path, file }: Page) =>
    version === undefined &&
    versionDir !== current &&
    String(pages.get(path.replace(versionDir, current))?.file) === String(file);
  const wanted = new Set(all.filter((page) => (only?.has(page.name) ?? true) && !isCopy(page)));
  // A page is known to be readable when it is parsed.
  for (const page of wanted) void page.tree;
  const tags = readDataFile<object>(projectDir, ...TAGS).content ?? {};
  const context: CheckContext = { tags: new Set(Object.keys(tags)), pages };
  for (const page of all.filter(({ isReadable }) => isReadable)) {
    if (!wanted.has(page) && !hasBrokenLink(page, context, wanted)) continue;
    void page.tree;
    if (page.isReadable) for (const check of checks) await check(page, context);
  }
  const lines = all.flatMap(({ name, file: { messages } }) =>
    messages.map((message) => formatted(name, message)),
  );
  return [...new Set(lines)];
}
