import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkReleases } from '../../content/releases/check';
import { checkDocs, docsFolders, formatMessages } from '../../lint/check-docs';
import { pageRoutes } from '../../site/routes';
import { previewsNext } from '../../site/versions';
import { checkBeside } from './beside';

/**
 * Checks every page that the site shows, and every recorded change, before it is built. A production build stops
 * with one line per problem (file, line, remedy); `docusaurus start` shows the page at once, and prints the lines of
 * all pages some seconds after each change.
 */
export default function docsCheck({ siteDir }: LoadContext): Plugin {
  // The next version is shown alone, and never published: `npm run docs:check` has all pages.
  const folders = docsFolders(siteDir).filter((folder) => (folder === 'docs') === previewsNext);
  const check = checkBeside(siteDir);
  return {
    name: 'docs-check',
    getPathsToWatch: () => folders.map((folder) => `${siteDir}/${folder}/**/*.md`),
    async loadContent() {
      if (process.env.NODE_ENV !== 'production') {
        check();
        return;
      }
      const lines = [
        ...formatMessages(checkDocs(siteDir, folders)),
        ...checkReleases(siteDir, pageRoutes),
      ];
      if (lines.length === 0) return;
      throw new Error(`${lines.length} problem(s) in the documentation:\n${lines.join('\n')}`);
    },
  };
}
