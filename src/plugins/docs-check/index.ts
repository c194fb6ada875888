import type { LoadContext, Plugin } from '@docusaurus/types';
import { docsFolders } from '../../lint/folders';
import { previewsNext } from '../../site/preview';
import { debouncedCheck, startCheck } from './childProcess';

/**
 * Checks every built page, and every recorded change, in a child process in parallel with the build. A build with
 * problems prints one line for each (file, line, remedy) and fails at its end; `docusaurus start` shows the page at
 * once, and prints the problems of all pages a few seconds after each change.
 */
export default function docsCheck({ siteDir }: LoadContext): Plugin<void> {
  // The preview has only the next version, and is never published: `npm run docs:check` covers all pages.
  const folders = docsFolders(siteDir).filter((folder) => (folder === 'docs') === previewsNext);
  const target = { siteDir, folders };
  const check = debouncedCheck(target);
  let isValid: Promise<boolean> | undefined;
  return {
    name: 'docs-check',
    getPathsToWatch: () => folders.map((folder) => `${siteDir}/${folder}/**/*.md`),
    loadContent() {
      if (process.env.NODE_ENV === 'production') isValid = startCheck(target);
      else check();
    },
    async postBuild() {
      if ((await isValid) === false) {
        throw new Error(
          'The check of the documentation failed. The problems are listed above, each with file, line and remedy.',
        );
      }
    },
  };
}
