import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { addressOf, type PageKey, versionNames } from './versions';
import type { SitePath } from './paths';

/** The folder of the project, absolute. */
export const PROJECT = join(__dirname, '..', '..');

/** A path with forward slashes, which Node.js reads on Windows too. */
export const slashed = (path: string): string => path.replaceAll('\\', '/');

// The folder of a version, and the folder of its translation.
const PAGE_FILE =
  /\/(?:versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\/version-([^/]+)\/(.+)\.mdx?$/;

/** The version and the document id of a published page or its translation, from the path of its file. */
export function pageOfFile(filePath: string): PageKey | undefined {
  const [, version, id] = PAGE_FILE.exec(slashed(filePath)) ?? [];
  return version && id ? { version, id } : undefined;
}

/** The folder of the pages of a version below the project; undefined is the next one. */
export const folderOf = (version: string | undefined): string =>
  version === undefined ? 'docs' : `versioned_docs/version-${version}`;

/** The version of a folder of pages; undefined for the next one. */
export const versionOf = (folder: string): string | undefined =>
  pageOfFile(`/${folder}/index.md`)?.version;

/** The folders of Markdown in the project: the published versions and, if it has pages, the next version. */
export function docsFolders(projectDir: string): string[] {
  const versions = JSON.parse(readFileSync(join(projectDir, 'versions.json'), 'utf8')) as string[];
  return [...versions, undefined]
    .map(folderOf)
    .filter((folder) => existsSync(join(projectDir, folder)));
}

/** The endings of Markdown files. Docusaurus publishes some of them; the commands of writers know `.md` alone. */
const ENDING = /\.(?:mdx|md|markdown|mdown|mkd)$/i;

/** The pages of a version, also those that have another ending than `.md`. */
export const filesOf = (versionDir: string): string[] =>
  readdirSync(versionDir, { recursive: true, encoding: 'utf8' })
    .map(slashed)
    .filter((path) => ENDING.test(path) && !/(?:^|\/)_/.test(path))
    .sort();

/** The IDs of the pages in a folder as a sidebar names them: their paths without the extension. */
export const idsIn = (projectDir: string, folder: string): string[] => {
  const dir = join(projectDir, folder);
  return existsSync(dir) ? filesOf(dir).flatMap((path) => /^(.+)\.md$/.exec(path)?.[1] ?? []) : [];
};

/** The IDs of the pages of the published versions, as their addresses have them, by the name of the version. */
export type VersionIds = ReadonlyMap<string, readonly string[]>;

export const pathOf = (folder: string, id: string): string => `${folder}/${id}.md`;

/** Whether the address of a page is that of its folder: Docusaurus takes three names for an index. */
export function isIndex(id: string): boolean {
  const [name = '', folder = ''] = id.toLowerCase().split('/').reverse();
  return ['index', 'readme', folder].includes(name);
}

/** The ID of a page as its address has it: a folder stands for its index page. */
export const addressId = (id: string): string =>
  isIndex(id) && id.includes('/') ? posix.dirname(id) : id;

/** The IDs of the pages of a published version, in the form of `PageKey`. */
export const pageIds = (version: string): string[] =>
  idsIn(PROJECT, folderOf(version)).map(addressId).sort();

/** The file of a page; undefined if the version does not have it. */
export const pageFile = ({ version, id }: PageKey): string | undefined =>
  ['.md', '/index.md']
    .map((end) => join(PROJECT, folderOf(version), `${id}${end}`))
    .find((file) => existsSync(file));

/** The paths of all documentation pages, the newest version first. */
export const pageRoutes: readonly SitePath[] = versionNames.flatMap((version) =>
  pageIds(version).map((id) => addressOf({ version, id })),
);
