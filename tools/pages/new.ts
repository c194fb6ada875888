import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { pageFrontMatter } from '../../src/content/pages/frontMatter';
import { readStep } from '../../src/content/steps/step';
import { CommandError, runCommand, writeText } from '../lib/command';
import type { SidebarItem } from '../../src/content/pages/sidebar';
import { DocsTree, idsOf, type Version } from '../versions/docsTree';

/**
 * npm run new -- <kind> <path> <title>: writes a page from the template of its kind, such as
 * `npm run new -- step steps/delay Delay`, and its entry in the sidebar. The kinds are step, guide, concept, reference
 * and recipe.
 *   --after <path>      the page before it in the sidebar; by default the last one of its folder
 *   --version <names>   versions, comma-separated; by default the current one, and the next one if it is open
 */
const TEMPLATES = join(__dirname, 'templates');
const kinds = readdirSync(TEMPLATES).map((name) => name.replace(/\.md$/, ''));
const EMPTY_PROPERTIES = `properties:
  - label: TODO
    meaning: 'TODO: what it does.'
    unconfirmed: [keys]
`;

/** A text as a value of the front matter, quoted if it must be. */
const asYaml = (text: string) => stringify(text, { singleQuote: true, lineWidth: 0 }).trimEnd();

/** What a page has in common with the page before it. */
function facts(tree: DocsTree, version: Version, neighbor: string): Record<string, string> {
  const frontMatter = pageFrontMatter(tree.text(tree.page(version, neighbor)));
  const tags = [frontMatter['tags'] ?? []].flat().map(String).slice(0, 4);
  return { TAGS: tags.join(', '), GROUP: readStep(frontMatter)?.group ?? 'TODO' };
}

/** The page that a new page follows in the sidebar. */
function neighborOf(tree: DocsTree, version: Version, id: string, after?: string): string {
  const listed = idsOf(Object.values(tree.sidebars(version)).flat());
  const inFolder = listed.filter((other) => posix.dirname(other) === posix.dirname(id));
  const neighbor = after ?? inFolder.at(-1) ?? '';
  if (listed.includes(neighbor)) return neighbor;
  throw new CommandError(
    `${version.sidebar} does not list ${after ?? `a page in the folder of ${id}`}. Name the page before the new one: --after steps/jwt.`,
  );
}

/** The items with a page after another one. */
const withPageAfter = (items: readonly SidebarItem[], after: string, id: string): SidebarItem[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return item === after ? [item, id] : [item];
    const own = item.items ? { ...item, items: withPageAfter(item.items, after, id) } : item;
    return item.id === after ? [own, id] : [own];
  });

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { after: { type: 'string' }, version: { type: 'string' } },
  });
  const [kind = '', id = '', ...title] = positionals;
  if (!kinds.includes(kind) || title.length === 0) {
    throw new CommandError(
      `Name a kind (${kinds.join(', ')}), the path and the title: npm run new -- step steps/delay Delay`,
    );
  }
  const tree = new DocsTree(process.cwd());
  const template = readFileSync(join(TEMPLATES, `${kind}.md`), 'utf8');
  const places = tree.versions(values.version).map((version) => {
    tree.checkNew(version, id);
    const target = tree.redirects(version)[id];
    if (target) {
      throw new CommandError(
        `src/site/route-table.json: "${id}" of ${version.name} is an old address of ${target}. Name another path.`,
      );
    }
    return { version, neighbor: neighborOf(tree, version, id, values.after) };
  });
  for (const { version, neighbor } of places) {
    const known = { ...facts(tree, version, neighbor), TITLE: asYaml(title.join(' ')) };
    const text = Object.entries(known).reduce(
      (all, [name, fact]) => all.replace(name, () => fact),
      template,
    );
    writeText(tree.path(tree.page(version, id)), text);
    const sidebars = Object.entries(tree.sidebars(version)).map(
      ([name, items]) => [name, withPageAfter(items, neighbor, id)] as const,
    );
    await tree.writeSidebars(version, Object.fromEntries(sidebars));
    console.log(`${version.folder}/${id}.md: new, after ${neighbor} in ${version.sidebar}`);
  }
  const properties = tree.path(`src/content/steps/properties/${posix.basename(id)}.yaml`);
  if (kind === 'step' && !existsSync(properties)) writeText(properties, EMPTY_PROPERTIES);
  console.log('Fill in each TODO: "npm run check" names those that are left.');
}

void runCommand('new', main);
