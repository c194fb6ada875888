import { readFile } from 'node:fs/promises';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
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
import { parsePage } from '../parsePage';
import { servedFiles } from '../servedFiles';

const FOLDER = 'workspaces';
/** The same bytes at each build: the oldest time that a ZIP file can have, in the local time that it states. */
const TIME = new Date(1980, 0, 1);

async function zipsOf({ docs }: LoadedVersion, { siteDir, siteConfig, baseUrl }: LoadContext) {
  const site = siteConfig.url + baseUrl;
  const zips = docs.map(async ({ permalink, source, title }): Promise<[string, Uint8Array][]> => {
    const page = pageAt(sitePath(permalink, baseUrl));
    const version = page && flowVersionOf(page.version);
    if (!page || !version || !isWorkspacePage(page)) return [];
    const text = await readFile(source.replace('@site', siteDir), 'utf8');
    const tree = parsePage(text);
    const files = tree && workspaceFiles(tree);
    if (!files || !isWorkspace(page, files)) return [];
    const readme = workspaceReadme(title, { ...page, version }, [...files.keys()], site);
    const entries = [...files, ['README.md', readme] as const];
    const bytes = Object.fromEntries(entries.map(([path, content]) => [path, strToU8(content)]));
    return [[workspacePath(page).slice(FOLDER.length + 1), zipSync(bytes, { mtime: TIME })]];
  });
  return (await Promise.all(zips)).flat();
}

/** Publishes the files of each recipe and tutorial as a workspace: `/workspaces/<version>/<page>.zip`. */
export default function workspaces(context: LoadContext): Plugin {
  const { write, publish } = servedFiles(context, FOLDER);
  return {
    name: 'workspaces',
    async allContentLoaded({ allContent }) {
      const { loadedVersions } = allContent['docusaurus-plugin-content-docs']?.[
        'default'
      ] as LoadedContent;
      const zips = loadedVersions.map((version) => zipsOf(version, context));
      await write(new Map((await Promise.all(zips)).flat()));
    },
    ...publish,
  };
}
