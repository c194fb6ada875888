import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesOf } from '../folders';

/** The IDs of the pages in a folder as a sidebar names them: their paths without the extension. */
export const idsIn = (projectDir: string, folder: string): string[] => {
  const dir = join(projectDir, folder);
  return existsSync(dir) ? filesOf(dir).pages.map((path) => path.replace(/\.md$/, '')) : [];
};

/** The path of a page below the project. */
export const pathOf = (folder: string, id: string): string => `${folder}/${id}.md`;

/** Whether the address of a page is that of its folder: Docusaurus takes three names for an index. */
export function isIndex(id: string): boolean {
  const [name = '', folder = ''] = id.toLowerCase().split('/').reverse();
  return ['index', 'readme', folder].includes(name);
}

/** The ID of a page as its address has it: a folder stands for its index page. */
export const addressId = (id: string): string =>
  isIndex(id) && id.includes('/') ? posix.dirname(id) : id;

/** The IDs of the pages of the published versions, as their addresses have them, by the name of the version. */
export type VersionIds = ReadonlyMap<string, readonly string[]>;
