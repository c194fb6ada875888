import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../../src/content/steps/nearest';
import { stepListId } from '../../src/content/steps/step';
import { CommandError, writeText } from '../lib/command';
import type { DocsTree, Version } from '../lib/docsTree';
import { type Section, sectionsOf, withPage } from '../lib/sidebar';

/** The folder with a template for each kind of page. */
export const TEMPLATES = join(__dirname, 'templates');
const PROPERTIES = 'src/content/steps/properties';
const STEP = 'step';

/** The kinds of pages: each has a template in tools/pages/templates. */
export const kinds: readonly string[] = readdirSync(TEMPLATES).map((name) =>
  name.replace(/\.md$/, ''),
);

/** A page to write. */
export type NewPage = {
  kind: string;
  /** Path of the page below the root of the version. */
  id: string;
  title: string;
  versions: readonly string[];
  /** The category of the sidebar, such as `Steps > Utility`; its last label is enough if no other category has it. */
  section: string;
};

/** The sections of a version that can have a page of a kind: steps are in a group. */
function sectionsFor(tree: DocsTree, version: Version, kind: string): Section[] {
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

/** The tags that at least half of the pages of a section have, of which a page has at most four. */
function tagsOf(tree: DocsTree, version: Version, { ids }: Section): string[] {
  const tags = ids.map((id) => tree.frontMatter(version, id)['tags']).filter(Array.isArray);
  const all = tags.flat().map(String);
  return [...new Set(all)]
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
      `The path "${id}" is not one for a page. Name one such as steps/delay: small letters, digits, "_" and "-".`,
    );
  }
  const page = tree.page(version, id);
  if (tree.has(page)) {
    throw new CommandError(`${page} exists already. Name another path.`);
  }
  const target = tree.routes().redirects[version.name]?.[id];
  if (target) {
    throw new CommandError(
      `src/site/route-table.json: "${id}" of ${version.name} is an old address of ${target}, which must keep working. Name another path.`,
    );
  }
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
  const { kind, id, title, versions } = page;
  if (!kinds.includes(kind)) {
    throw new CommandError(`There is no kind "${kind}". Name one of ${kinds.join(', ')}.`);
  }
  const template = readFileSync(join(TEMPLATES, `${kind}.md`), 'utf8');
  const places = versions.map((name) => {
    const version = tree.version(name);
    const section = findSection(tree, version, page);
    checkTitle(tree, version, title);
    checkId(tree, version, id);
    return { version, section };
  });

  const written: string[] = [];
  const write = (path: string, text: string) => {
    writeText(tree.path(path), text);
    written.push(path);
  };
  for (const { version, section } of places) {
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
    write(`${version.folder}/${id}.md`, text);
    await tree.changeSidebar(version, (items) => withPage(items, section.name, id));
  }
  const properties = `${PROPERTIES}/${id.split('/').at(-1)}.yaml`;
  if (kind === STEP && !tree.has(properties)) write(properties, EMPTY_PROPERTIES);
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
