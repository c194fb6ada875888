import { mkdirSync, renameSync } from 'node:fs';
import { posix } from 'node:path';
import type { Counterparts } from '../../src/content/versions/counterpartTable';
import { CommandError, writeText } from '../lib/command';
import { type DocsTree, NEXT, type Version } from '../lib/docsTree';
import { idsOf, renamed } from '../lib/sidebar';

/** A page that gets another path in a version. */
type Move = { version: Version; from: string; to: string };

// The target of a link, a definition or an import; what follows `#` stays as it is.
const TARGET = /(\]\(|^\[[^\]]+\]:\s+|\bfrom ')([^)\s#':]+\.(?:mdx?|png|svg))/gm;

/** The same text with other targets of its links to files. */
const withTargets = (text: string, change: (target: string) => string) =>
  text.replace(TARGET, (_, before: string, target: string) => before + change(target));

const relativeTo = (folder: string, path: string) =>
  posix.relative(folder, path).replace(/^(?!\.)/, './');

/**
 * Changes the links of a page to a file that moves, and, if it is the page that moves, all its links.
 * @param paths the file before and after, below the project
 */
function linked(text: string, page: string, [before, after]: readonly [string, string]): string {
  const folder = posix.dirname(page);
  const isMoved = page === after;
  const oldFolder = isMoved ? posix.dirname(before) : folder;
  return withTargets(text, (target) => {
    const file = posix.join(oldFolder, target);
    if (file === before) return relativeTo(folder, after);
    return isMoved && folder !== oldFolder ? relativeTo(folder, file) : target;
  });
}

/** The redirects of a version after a move: no chain, no loop. */
function redirected(redirects: Readonly<Record<string, string>>, { from, to }: Move) {
  const kept = Object.entries(redirects)
    .filter(([old]) => old !== to)
    .map(([old, id]): [string, string] => [old, id === from ? to : id]);
  return Object.fromEntries([...kept, [from, to]]);
}

/** Whether an entry says more than that the pages have equal ids. */
const saysSomething = ({ pages, leadsTo, changed }: Counterparts) =>
  new Set(Object.values(pages)).size > 1 || leadsTo !== undefined || changed !== undefined;

/** The counterparts after a move: a page that had the same id in other versions gets an entry. */
function topicsAfter(tree: DocsTree, { version, from, to }: Move): Counterparts[] {
  const { name } = version;
  const topics = tree.counterparts();
  const others = tree
    .published()
    .filter((other) => other !== name && tree.has(tree.page(tree.version(other), from)));
  const isRecorded = topics.some(({ pages }) => pages[name] === from);
  const moved = topics.map((topic) =>
    topic.pages[name] === from ? { ...topic, pages: { ...topic.pages, [name]: to } } : topic,
  );
  const pages = {
    ...Object.fromEntries(others.map((other): [string, string] => [other, from])),
    [name]: to,
  };
  return [...moved, ...(isRecorded || others.length === 0 ? [] : [{ pages }])].filter(
    saysSomething,
  );
}

function checkMove(tree: DocsTree, { version, from, to }: Move): void {
  const before = tree.page(version, from);
  const after = tree.page(version, to);
  if (!tree.has(before)) {
    throw new CommandError(`${before} does not exist. Name the path of a page, such as steps/jwt.`);
  }
  if (tree.has(after)) throw new CommandError(`${after} exists already. Name another path.`);
  if (!/^[a-z\d][\w-]*(?:\/[a-z\d][\w-]*)*$/.test(to)) {
    throw new CommandError(
      `The path "${to}" is not one for a page. Name one such as steps/delay: small letters, digits, "_" and "-".`,
    );
  }
}

/** Moves the translations of a page, which have its path below the folder of their locale. */
function moveTranslations(tree: DocsTree, { version, from, to }: Move): string[] {
  const folder = version.name === NEXT ? 'current' : `version-${version.name}`;
  const root = `/docusaurus-plugin-content-docs/${folder}/`;
  return tree.files('i18n').flatMap((name) => {
    const [locale = '', path] = name.split(root);
    if (path !== `${from}.md` && path !== `${from}.mdx`) return [];
    const after = `i18n/${locale}${root}${path.replace(from, to)}`;
    mkdirSync(posix.dirname(tree.path(after)), { recursive: true });
    renameSync(tree.path(`i18n/${name}`), tree.path(after));
    return [after];
  });
}

async function move(tree: DocsTree, { version, from, to }: Move): Promise<string[]> {
  const before = tree.page(version, from);
  const after = before.replace(`${version.folder}/${from}`, `${version.folder}/${to}`);
  mkdirSync(posix.dirname(tree.path(after)), { recursive: true });
  renameSync(tree.path(before), tree.path(after));
  const changed = [after, ...moveTranslations(tree, { version, from, to })];
  for (const path of tree.files(version.folder).map((name) => `${version.folder}/${name}`)) {
    if (!/\.mdx?$/.test(path)) continue;
    const text = tree.text(path);
    const result = linked(text, path, [before, after]);
    if (result === text) continue;
    writeText(tree.path(path), result);
    changed.push(path);
  }
  if (idsOf(Object.values(tree.sidebar(version)).flat()).includes(from)) {
    await tree.changeSidebar(version, (items) => renamed(items, from, to));
    changed.push(version.sidebar);
  }
  const history = `src/content/releases/${version.name}.json`;
  const page = (id: string) => `"page": "${id}"`;
  if (tree.has(history) && tree.text(history).includes(page(from))) {
    writeText(tree.path(history), tree.text(history).replaceAll(page(from), page(to)));
    changed.push(history);
  }
  return changed;
}

/** The file with the properties of a step follows its page, unless the page of another version still has the name. */
function moveProperties(tree: DocsTree, from: string, to: string): string[] {
  const [before, after] = [from, to].map((id) =>
    id.replace(/^steps\/(.*)/, 'src/content/steps/properties/$1.yaml'),
  );
  const isUsed = tree.published().some((name) => tree.has(tree.page(tree.version(name), from)));
  if (!before?.endsWith('.yaml') || !after?.endsWith('.yaml') || isUsed || !tree.has(before)) {
    return [];
  }
  renameSync(tree.path(before), tree.path(after));
  return [after];
}

/**
 * Gives a page another path: file, sidebar, links, redirect, counterparts, release history. The copy of the page in the
 * next version moves with that of the current version.
 * @param page the names of the versions, and the two paths below their root
 * @returns the paths of the changed files, below the project
 * @throws CommandError with the remedy; nothing is changed then
 */
export async function movePage(
  tree: DocsTree,
  { versions, from, to }: { versions: readonly string[]; from: string; to: string },
): Promise<string[]> {
  const [current = ''] = tree.published();
  const movesCopy = versions.includes(current) && tree.has(tree.page(tree.version(NEXT), from));
  const names = [...new Set([...versions, ...(movesCopy ? [NEXT] : [])])];
  const moves = names.map((name) => ({ version: tree.version(name), from, to }));
  for (const one of moves) checkMove(tree, one);

  const routes = tree.routes();
  const changed: string[] = [];
  for (const one of moves) {
    const { name } = one.version;
    changed.push(...(await move(tree, one)));
    // When the next version is published, it inherits the redirects of the current one.
    if (versions.includes(name)) {
      routes.redirects[name] = redirected(routes.redirects[name] ?? {}, one);
    }
    if (name !== NEXT) await tree.writeCounterparts(topicsAfter(tree, one));
  }
  await tree.writeRoutes(routes);
  return [...changed, ...moveProperties(tree, from, to)];
}

/** Files of data and code that name the old path, with the line: a person decides whether they mean this version. */
export function mentions(tree: DocsTree, from: string): string[] {
  const name = new RegExp(`(?<![\\w-])${from}(?![\\w-]|/\\w)`);
  return ['src', 'i18n', 'tests', 'bench'].flatMap((folder) =>
    tree
      .files(folder)
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.(?:tsx?|json|ya?ml|mdx?)$/.test(path))
      .filter((path) => !/route-table|counterparts|node_modules|results/.test(path))
      .flatMap((path) => {
        const at = tree
          .text(path)
          .split('\n')
          .findIndex((line) => name.test(line));
        return at === -1 ? [] : [`${path}:${at + 1}`];
      }),
  );
}
