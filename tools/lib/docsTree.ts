import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Counterparts } from '../../src/content/versions/counterpartTable';
import { NEXT_SIDEBARS, sidebarJson, sidebarModule } from '../../src/content/sidebarFile';
import { pageFrontMatter } from '../../src/content/pageFrontMatter';
import { filesIn } from './built';
import { CommandError, writeJson } from './command';
import type { Item, Sidebar } from './sidebar';

/** The name of the version in docs/, which is not published. */
export const NEXT = 'next';

/** The pages of a version, and its sidebar; paths below the project, with forward slashes. */
export type Version = { name: string; folder: string; sidebar: string };

/** Old addresses by version. */
export type RouteTable = { about: string; redirects: Record<string, Record<string, string>> };

const ROUTES = 'src/site/route-table.json';
const COUNTERPARTS = 'src/content/versions/counterparts.json';
const PAGE = /(?:^|\/)[^_/][^/]*\.mdx?$/;

/** The files with the documentation in a project, for the commands of writers. */
export class DocsTree {
  /** @param root the folder of the project */
  constructor(readonly root: string) {}

  readonly path = (path: string) => join(this.root, path);
  readonly text = (path: string) => readFileSync(this.path(path), 'utf8');
  readonly has = (path: string) => existsSync(this.path(path));

  readonly json = <Content>(path: string): Content => {
    try {
      return JSON.parse(sidebarJson(this.text(path))) as Content;
    } catch (error) {
      throw new CommandError(`${path}: ${(error as Error).message}. Correct the file first.`);
    }
  };

  /** The names of the published versions, newest first. */
  readonly published = () => this.json<string[]>('versions.json');

  /**
   * Finds a version.
   * @throws CommandError if there is none with this name
   */
  version(name: string): Version {
    if (name === NEXT) return { name, folder: 'docs', sidebar: NEXT_SIDEBARS };
    const known = this.published();
    if (!known.includes(name)) {
      throw new CommandError(
        `There is no version "${name}". Name one of ${[...known, NEXT].join(', ')}.`,
      );
    }
    return {
      name,
      folder: `versioned_docs/version-${name}`,
      sidebar: `versioned_sidebars/version-${name}-sidebars.json`,
    };
  }

  /** The paths of all files of a folder, below it. */
  files(folder: string): string[] {
    return this.has(folder) ? filesIn(this.path(folder)) : [];
  }

  /** The ids of the pages of a version. */
  ids({ folder }: Version): string[] {
    return this.files(folder)
      .filter((path) => PAGE.test(path))
      .map((path) => path.replace(/\.mdx?$/, ''));
  }

  /** The path of a page; that of a `.md` file if there is none yet. */
  page({ folder }: Version, id: string): string {
    const known = ['md', 'mdx'].map((end) => `${folder}/${id}.${end}`);
    return known.find(this.has) ?? `${folder}/${id}.md`;
  }

  frontMatter(version: Version, id: string): Record<string, unknown> {
    const path = this.page(version, id);
    return this.has(path) ? pageFrontMatter(this.text(path)) : {};
  }

  readonly sidebar = ({ sidebar }: Version) => this.json<Sidebar>(sidebar);
  readonly routes = () => this.json<RouteTable>(ROUTES);
  readonly counterparts = () => this.json<Counterparts[]>(COUNTERPARTS);

  async changeSidebar(version: Version, change: (items: readonly Item[]) => Item[]) {
    const changed = Object.entries(this.sidebar(version)).map(([name, items]): [string, Item[]] => [
      name,
      change(items),
    ]);
    await this.writeSidebar(version, Object.fromEntries(changed));
  }

  async writeSidebar({ sidebar }: Version, content: Sidebar) {
    if (sidebar === NEXT_SIDEBARS) writeFileSync(this.path(sidebar), sidebarModule(content));
    else await writeJson(this.path(sidebar), content);
  }

  readonly writeRoutes = (table: RouteTable) => writeJson(this.path(ROUTES), table);
  readonly writeCounterparts = (topics: readonly Counterparts[]) =>
    writeJson(this.path(COUNTERPARTS), topics);
}
