import type { LoadContext, Plugin } from '@docusaurus/types';
import { docsFolders } from '../../lint/folders';
import { previewsNext } from '../../site/preview';
import { debouncedCheck, startCheck } from './childProcess';

/**
 * Checks every page that the site shows, and every recorded change, in a child process beside the build. A build
 * with problems prints one line for each (file, line, remedy) and fails at its end; `docusaurus start` shows the
 * page at once, and prints the lines of all pages some seconds after each change.
 */
export default function docsCheck({ siteDir }: LoadContext): Plugin<void> {
  // The next version is shown alone, and never published: `npm run docs:check` has all pages.
  const folders = docsFolders(siteDir).filter((folder) => (folder === 'docs') === previewsNext);
  const target = { siteDir, folders };
  const check = debouncedCheck(target);
  let isSound: Promise<boolean> | undefined;
  return {
    name: 'docs-check',
    getPathsToWatch: () => folders.map((folder) => `${siteDir}/${folder}/**/*.md`),
    loadContent() {
      if (process.env.NODE_ENV === 'production') isSound = startCheck(target);
      else check();
    },
    async postBuild() {
      if ((await isSound) === false) {
        throw new Error(
          'The check of the documentation failed. Its lines are above: each names file, line and remedy.',
        );
      }
    },
  };
}
