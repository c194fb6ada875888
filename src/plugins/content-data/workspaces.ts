import { strToU8, zipSync } from 'fflate';
import { flowVersionOf } from '../../content/examples/version';
import {
  isWorkspace,
  isWorkspacePage,
  workspaceFiles,
  workspacePath,
  workspaceReadme,
} from '../../content/workspaces/collect';
import { sitePath } from '../../site/paths';
import { pageAt } from '../../site/versions';
import { readSource, headingsAndCode } from '../docs';
import type { Content, Files } from './content';

/** The same bytes at each build: the oldest time that a ZIP file can have, in the local time that it states. */
const TIME = new Date(1980, 0, 1);

/** The files of each recipe and tutorial as a workspace: `workspaces/<version>/<page>.zip`. */
export async function workspaces({ versions, siteDir, baseUrl, site }: Content): Promise<Files> {
  const zips: [string, Uint8Array][] = [];
  for (const doc of versions.flatMap(({ docs }) => docs)) {
    const page = pageAt(sitePath(doc.permalink, baseUrl));
    const version = page && flowVersionOf(page.version);
    if (!page || !version || !isWorkspacePage(page)) continue;
    const tree = headingsAndCode(await readSource(doc, siteDir));
    const files = tree && workspaceFiles(tree);
    if (!files || !isWorkspace(page, files)) continue;
    const readme = workspaceReadme(doc.title, { ...page, version }, [...files.keys()], site);
    const entries = [...files, ['README.md', readme] as const];
    const bytes = Object.fromEntries(entries.map(([path, content]) => [path, strToU8(content)]));
    zips.push([workspacePath(page), zipSync(bytes, { mtime: TIME })]);
  }
  return zips;
}
