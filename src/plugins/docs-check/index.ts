import { join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docsFolders } from '../../lint/folders';
import { sidebarFile } from '../../lint/project/sidebars';
import { previewsNext } from '../../site/preview';
import { readableErrors } from './bundlerErrors';
import { debouncedCheck, startCheck } from './childProcess';
import { forgetModules } from './forgetModules';
import { placesOf } from './pageFacts';
import { createPanelServer, PANEL_ADDRESS, type PanelServer } from './panelServer';

/** What of the development server is used: its Express application. */
type DevServer = { app: { get: (path: string, handle: PanelServer['handle']) => void } };

/**
 * Checks every built page, and every recorded change, in a child process in parallel with the build. A build with
 * problems prints one line for each (file, line, remedy) and fails at its end; `docusaurus start` shows the page at
 * once, and prints the problems of all pages a few seconds after each change. In the preview, a panel on each page shows
 * its file, its problems and its open points.
 */
export default function docsCheck({ siteDir }: LoadContext): Plugin<void> {
  // The preview has only the next version, and is never published: `npm run docs:check` covers all pages.
  const folders = docsFolders(siteDir).filter((folder) => (folder === 'docs') === previewsNext);
  const target = { siteDir, folders };
  const isBuild = process.env.NODE_ENV === 'production';
  const sidebars = folders.map((folder) => join(siteDir, sidebarFile(folder)));
  const panel = createPanelServer(siteDir);
  const check = debouncedCheck(target, panel.setProblems);
  // Webpack's own type has no devServer; Docusaurus merges it into its configuration of the development server.
  const preview: object = {
    devServer: { onListening: ({ app }: DevServer) => app.get(PANEL_ADDRESS, panel.handle) },
  };
  let isValid: Promise<boolean> | undefined;
  return {
    name: 'docs-check',
    getPathsToWatch: () => [
      ...folders.map((folder) => `${siteDir}/${folder}/**/*.md`),
      ...sidebars,
    ],
    loadContent() {
      // After a load that failed, as one with a wrong ID, allContentLoaded did not run.
      forgetModules(sidebars);
      if (isBuild) isValid = startCheck(target);
      else check();
    },
    allContentLoaded({ allContent }) {
      forgetModules(sidebars);
      const content = allContent['docusaurus-plugin-content-docs']?.['default'];
      if (!isBuild && content) panel.setPlaces(placesOf(content as LoadedContent));
    },
    getClientModules: () => (isBuild ? [] : ['./panel/client']),
    configureWebpack: () => ({
      plugins: [readableErrors(siteDir)],
      ...(isBuild ? {} : preview),
    }),
    async postBuild() {
      if ((await isValid) === false) {
        throw new Error(
          'The check of the documentation failed. The problems are listed above, each with file, line and remedy.',
        );
      }
    },
  };
}
