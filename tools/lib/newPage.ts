import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { nearest } from '../../src/content/steps/nearest';
import { stepListId } from '../../src/content/steps/step';
import { CommandError, writeText } from './command';
import type { DocsTree, Version } from './docsTree';
import { type Section, sectionsOf, withPage } from './sidebar';

/** The folder with a template for each kind of page. */
export const TEMPLATES = join(__dirname, '..', 'templates');
const PROPERTIES = 'src/content/steps/properties';
const STEP = 'step';

/** The kinds of pages: each has a template in tools/templates. */
export const kinds: readonly string[] = readdirSync(TEMPLATES).map((name) =>
  name.replace(/\.md$/, ''),
);

/** A page to write. */
export type NewPage = {
  kind: string;
  title: string;
  versions: readonly string[];
  /** The category of the sidebar, such as `Steps > Utility`; its last label is enough if no other category has it. */
  section: string;
  /** Path of the page below the root of the version; by default in the folder of its section, from the title. */
  id?: string | undefined;
  /** The page on the same topic in another version, if it has another id: `ace4/steps/wait`. */
  counterpart?: string | undefined;
};

/** The sections of a version that can have a page of a kind: steps are in a group. */
export function sectionsFor(tree: DocsTree, version: Version, kind: string): Section[] {
  const isStepGroup = ({ ids }: Section) =>
    ids.length > 0 && ids.every((id) => id.startsWith('steps/') && id !== stepListId);
  return sectionsOf(Object.values(tree.sidebar(version)).flat()).filter(
    (section) => kind !== STEP || isStepGroup(section),
  );
}

function findSection(tree: DocsTree, version: Version, { kind, section }: NewPage): Section {
  const all = sectionsFor(tree, version, kind);
  const isNamed = ({ name }: Section) =>
    name.toLowerCase() === section.toLowerCase() ||
    name.toLowerCase().endsWith(` > ${section.toLowerCase()}`);
  const found = all.filter(isNamed);
  if (found.length === 1 && found[0]) return found[0];
  const names = all.map(({ name }) => name);
  const guess = nearest(section, names);
  throw new CommandError(
    `${version.sidebar} has ${found.length === 0 ? 'no' : 'more than one'} section "${section}" for this kind of page. ${guess ? `Did you mean "${guess}"? It` : 'It'} has: ${names.join('; ')}.`,
  );
}

/** What most have in common, the most frequent first. */
function mostCommon(values: readonly string[]): string[] {
  const count = (value: string) => values.filter((one) => one === value).length;
  return [...new Set(values)].sort((one, other) => count(other) - count(one));
}

/** The folder of most pages of a section; for one that has sections alone, of most pages of those. */
function folderOf(section: Section, all: readonly Section[]): string {
  const ids =
    section.ids.length > 0
      ? section.ids
      : all.filter(({ name }) => name.startsWith(`${section.name} > `)).flatMap((one) => one.ids);
  const [folder = ''] = mostCommon(ids.map((id) => id.split('/').slice(0, -1).join('/')));
  return folder === '' ? '' : `${folder}/`;
}

/** The tags that at least half of the pages of a section have, of which a page has at most four. */
function tagsOf(tree: DocsTree, version: Version, { ids }: Section): string[] {
  const tags = ids.map((id) => tree.frontMatter(version, id)['tags']).filter(Array.isArray);
  const all = tags.flat().map(String);
  return mostCommon(all)
    .filter((tag) => all.filter((one) => one === tag).length * 2 >= tags.length)
    .slice(0, 4);
}

function checkTitle(tree: DocsTree, version: Version, title: string): void {
  const twin = tree.ids(version).find((id) => tree.frontMatter(version, id)['title'] === title);
  if (twin) {
    throw new CommandError(
      `${tree.page(version, twin)} has the title "${title}" already. Choose another title, or extend that page.`,
    );
  }
}

function checkId(tree: DocsTree, version: Version, id: string): void {
  if (!/^[a-z\d][\w-]*(?:\/[a-z\d][\w-]*)*$/.test(id)) {
    throw new CommandError(
      `The path "${id}" is not one for a page. Name one such as --id steps/delay: small letters, digits, "_" and "-".`,
    );
  }
  const page = tree.page(version, id);
  if (tree.has(page)) {
    throw new CommandError(`${page} exists already. Name another path with --id.`);
  }
  const target = tree.routes().redirects[version.name]?.[id];
  if (target) {
    throw new CommandError(
      `src/site/route-table.json: "${id}" of ${version.name} is an old address of ${target}, which must keep working. Name another path with --id.`,
    );
  }
}

/** The topic of a page and its counterpart with another id. */
function topicOf(tree: DocsTree, { counterpart, versions }: NewPage, id: string) {
  if (counterpart === undefined) return undefined;
  const [name = '', ...path] = counterpart.split('/');
  const other = path.join('/');
  if (versions.includes(name) || !tree.has(tree.page(tree.version(name), other))) {
    throw new CommandError(
      `The counterpart "${counterpart}" is no page of another version. Name it with its version and its path: --counterpart <version>/steps/wait.`,
    );
  }
  return {
    pages: { [name]: other, ...Object.fromEntries(versions.map((version) => [version, id])) },
  };
}

const EMPTY_PROPERTIES = `properties:
  - label: TODO
    meaning: 'TODO: what it does.'
    unconfirmed: [keys]
`;

/**
 * Writes a page from the template of its kind into each version, with its entry at the end of its section in the
 * sidebar; for a step also the file of its properties. Writes nothing if one of the versions cannot have the page.
 * @returns the paths of the files with something to fill in
 * @throws CommandError with the remedy
 */
export async function newPage(tree: DocsTree, page: NewPage): Promise<string[]> {
  const { kind, title, versions } = page;
  if (!kinds.includes(kind)) {
    throw new CommandError(`There is no kind "${kind}". Name one of ${kinds.join(', ')}.`);
  }
  if (title.trim() === '') throw new CommandError('The page needs a title: --title "Delay".');
  const template = readFileSync(join(TEMPLATES, `${kind}.md`), 'utf8');
  const slug = new GithubSlugger().slug(title).replaceAll('-', '_');
  const places = versions.map((name) => {
    const version = tree.version(name);
    const section = findSection(tree, version, page);
    const id = page.id ?? folderOf(section, sectionsFor(tree, version, kind)) + slug;
    checkTitle(tree, version, title);
    checkId(tree, version, id);
    return { version, section, id };
  });
  const id = places[0]?.id ?? '';
  const topic = topicOf(tree, page, id);

  const written: string[] = [];
  const write = (path: string, text: string) => {
    writeText(tree.path(path), text);
    written.push(path);
  };
  for (const { version, section, id: own } of places) {
    const overview = tree.frontMatter(version, stepListId)['title'];
    const facts: Record<string, string> = {
      TITLE: title,
      TAGS: tagsOf(tree, version, section).join(', '),
      GROUP: section.name.split(' > ').at(-1) ?? '',
      OVERVIEW: typeof overview === 'string' ? overview : '',
    };
    const text = template.replace(
      /\b(?:TITLE|TAGS|GROUP|OVERVIEW)\b/g,
      (name) => facts[name] ?? '',
    );
    write(`${version.folder}/${own}.md`, text);
    await tree.changeSidebar(version, (items) => withPage(items, section.name, own));
  }
  const properties = `${PROPERTIES}/${id.split('/').at(-1)}.yaml`;
  if (kind === STEP && !topic && !tree.has(properties)) write(properties, EMPTY_PROPERTIES);
  if (topic) await tree.writeCounterparts([...tree.counterparts(), topic]);
  return written;
}

/** The lines of files that the writer must fill in: path, line and text. */
export function toFillIn(tree: DocsTree, paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    tree
      .text(path)
      .split('\n')
      .flatMap((line, at) => (line.includes('TODO') ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
}
