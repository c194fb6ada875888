import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Counterparts } from '../../src/content/versions/counterpartTable';
import { pagesIn, sidebarFile, type SidebarItem as Item } from '../../src/content/pages/sidebar';
import { addressId, folderOf, idsIn, isIndex, pathOf } from '../../src/site/pageFiles';
import { type Redirects, withInherited } from '../../src/site/routes';
import { CommandError, writeJson } from '../lib/command';

/** The name of the version in docs/, which is not published. */
export const NEXT = 'next';

/** The pages of a version, and its sidebar; paths below the project, with forward slashes. */
export type Version = { name: string; folder: string; sidebar: string };

/** Old addresses by version. */
export type RouteTable = { about: string; redirects: Redirects };

const ROUTES = 'src/site/route-table.json';
const COUNTERPARTS = 'src/content/versions/counterparts.json';
const ID = /^[a-z\d][\w-]*(?:\/[a-z\d][\w-]*)*$/;

/** The content of a file of sidebars: the items by the name of the sidebar. */
type Sidebars = Record<string, Item[]>;

/** The IDs of the pages that the items list, in their order, without those that only the label of a category opens. */
export const idsOf = (items: readonly Item[]): string[] =>
  pagesIn(items).flatMap(({ id, isCategory }) => (isCategory ? [] : [id]));

/** The files with the documentation in a project, for the commands of writers. */
export class DocsTree {
  /** @param root the folder of the project */
  constructor(readonly root: string) {}

  readonly path = (path: string) => join(this.root, path);
  readonly text = (path: string) => readFileSync(this.path(path), 'utf8');
  readonly has = (path: string) => existsSync(this.path(path));

  readonly json = <Content>(path: string): Content => {
    try {
      return JSON.parse(this.text(path)) as Content;
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
    const known = [...this.published(), NEXT];
    if (!known.includes(name)) {
      throw new CommandError(`There is no version "${name}". Name one of ${known.join(', ')}.`);
    }
    const folder = folderOf(name === NEXT ? undefined : name);
    return { name, folder, sidebar: sidebarFile(folder) };
  }

  /**
   * The versions that a command changes.
   * @param names comma-separated; by default the current version, with the next one if its docs/ has pages
   */
  versions(names?: string): Version[] {
    const isOpen = this.ids(this.version(NEXT)).length > 0;
    const all = names?.split(',') ?? [...this.published().slice(0, 1), ...(isOpen ? [NEXT] : [])];
    return all.map((name) => this.version(name));
  }

  /** The ids of the pages of a version. */
  readonly ids = ({ folder }: Version) => idsIn(this.root, folder);

  /** The path of a page, which need not exist. */
  readonly page = ({ folder }: Version, id: string) => pathOf(folder, id);

  /** @throws CommandError unless a version can have a new page with this id */
  checkNew(version: Version, id: string): void {
    if (!ID.test(id)) {
      throw new CommandError(
        `The path "${id}" is not one for a page. Name one such as steps/delay: small letters, digits, "_" and "-".`,
      );
    }
    const path = this.page(version, id);
    if (this.has(path)) throw new CommandError(`${path} exists already. Name another path.`);
    if (isIndex(id)) {
      throw new CommandError(
        `The path "${id}" is that of the index of a folder, whose address another page has. Name another path.`,
      );
    }
    const taken = this.ids(version).find((other) => addressId(other) === id);
    if (taken) {
      throw new CommandError(`${this.page(version, taken)} has this address. Name another path.`);
    }
  }

  readonly sidebars = ({ sidebar }: Version) => this.json<Sidebars>(sidebar);

  readonly writeSidebars = ({ sidebar }: Version, content: Sidebars) =>
    writeJson(this.path(sidebar), content);

  readonly routes = () => this.json<RouteTable>(ROUTES);
  /** The old IDs of a version, each with the ID of the page that it leads to. */
  redirects(version: Version): Redirects[string] {
    const all = [NEXT, ...this.published()].map((name) => this.version(name));
    const pages = new Map(all.map((one) => [one.name, this.ids(one).map(addressId)]));
    return withInherited(this.routes().redirects, pages)[version.name] ?? {};
  }

  readonly counterparts = () => this.json<Counterparts[]>(COUNTERPARTS);
  readonly writeRoutes = (table: RouteTable) => writeJson(this.path(ROUTES), table);
  readonly writeCounterparts = (topics: readonly Counterparts[]) =>
    writeJson(this.path(COUNTERPARTS), topics);
}
