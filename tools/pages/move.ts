import { mkdirSync, renameSync } from 'node:fs';
import { posix } from 'node:path';
import { parseArgs } from 'node:util';
import type { Counterparts } from '../../src/content/versions/counterpartTable';
import { CommandError, runCommand, writeText } from '../lib/command';
import { DocsTree, NEXT, type Version } from '../versions/docsTree';

/**
 * npm run move -- <old> <new>: gives a page another path, such as steps/delay: its file, the links to it and from it,
 * its entry in the sidebar, its redirect and its counterparts. "npm run check" names what else has the old path.
 *   --version <names>   versions, comma-separated; by default the current one, and the next one if it is open
 */
type Move = { from: string; to: string };

// The target of a link, a definition or an import; what follows `#` stays as it is.
const TARGET = /(\]\(|^\[[^\]]+\]:\s+|\bfrom ')([^)\s#':]+\.(?:mdx?|png|svg))/gm;

const relativeTo = (folder: string, path: string) =>
  posix.relative(folder, path).replace(/^(?!\.)/, './');

/** Changes the links of a page to the file that moves, and all links of that file. */
function linked(text: string, page: string, before: string, after: string): string {
  const folder = posix.dirname(page);
  const isMoved = page === after;
  const oldFolder = isMoved ? posix.dirname(before) : folder;
  return text.replace(TARGET, (link, start: string, target: string) => {
    const file = posix.join(oldFolder, target);
    if (file === before) return start + relativeTo(folder, after);
    return isMoved && folder !== oldFolder ? start + relativeTo(folder, file) : link;
  });
}

/** The redirects of a version after a move: no chain, no loop. */
function redirected(redirects: Readonly<Record<string, string>>, { from, to }: Move) {
  const kept = Object.entries(redirects)
    .filter(([old]) => old !== to)
    .map(([old, id]): [string, string] => [old, id === from ? to : id]);
  return Object.fromEntries([...kept, [from, to]]);
}

/** The counterparts after a move: a page that had the same ID in other versions gets an entry. */
function topicsAfter(tree: DocsTree, name: string, { from, to }: Move): Counterparts[] {
  const topics = tree.counterparts();
  const known = topics.find(({ pages }) => pages[name] === from);
  const others = tree
    .published()
    .filter((other) => other !== name && tree.has(tree.page(tree.version(other), from)));
  const topic = known ?? { pages: Object.fromEntries(others.map((other) => [other, from])) };
  const moved = { ...topic, pages: { ...topic.pages, [name]: to } };
  if (known) return topics.map((one) => (one === known ? moved : one));
  return others.length === 0 ? topics : [...topics, moved];
}

async function move(tree: DocsTree, version: Version, { from, to }: Move): Promise<void> {
  const [before, after] = [tree.page(version, from), tree.page(version, to)];
  mkdirSync(posix.dirname(tree.path(after)), { recursive: true });
  renameSync(tree.path(before), tree.path(after));
  console.log(`${before} -> ${after}`);
  for (const id of tree.ids(version)) {
    const path = tree.page(version, id);
    const text = tree.text(path);
    const changed = linked(text, path, before, after);
    if (changed !== text) writeText(tree.path(path), changed);
  }
  // The ID may also be that of the page of a category.
  const renamed = (key: string, value: unknown) => (value === from && key !== 'label' ? to : value);
  await tree.writeSidebars(
    version,
    JSON.parse(JSON.stringify(tree.sidebars(version)), renamed) as ReturnType<typeof tree.sidebars>,
  );
}

async function recordMove(tree: DocsTree, { name }: Version, { from, to }: Move): Promise<void> {
  const { redirects, ...routes } = tree.routes();
  const moved = redirected(redirects[name] ?? {}, { from, to });
  await tree.writeRoutes({ ...routes, redirects: { ...redirects, [name]: moved } });
  if (name !== NEXT) await tree.writeCounterparts(topicsAfter(tree, name, { from, to }));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { version: { type: 'string' } },
  });
  const [from, to, ...rest] = positionals;
  if (!from || !to || rest.length > 0) {
    throw new CommandError('Name the old and the new path: npm run move -- steps/delay steps/wait');
  }
  const tree = new DocsTree(process.cwd());
  const versions = tree.versions(values.version);
  for (const version of versions) {
    const page = tree.page(version, from);
    if (!tree.has(page)) {
      throw new CommandError(`${page} does not exist. Name the path of a page, such as steps/jwt.`);
    }
    tree.checkNew(version, to);
  }
  for (const version of versions) await move(tree, version, { from, to });
  // The next version inherits the redirects of the current one.
  const published = versions.filter(({ name }) => name !== NEXT);
  for (const version of published.length > 0 ? published : versions) {
    await recordMove(tree, version, { from, to });
  }
  console.log('Next: npm run check, npm run build, npm run addresses:record');
}

void runCommand('move', main);
