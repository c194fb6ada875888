import type { LoadContext, Plugin } from '@docusaurus/types';
import { topics } from '../../content/versions/counterpartTable';
import { pageData } from '../../content/pageData';

/**
 * Provides the content recorded in src/content to the app, each part as a separate module
 * (`@generated/page-data/default/`): the data of page components, which `src/markdown/page-components.ts` imports into
 * the pages that use it, and `topics.json`, which the version dropdown uses to find pages with different ids.
 */
export default function pageDataPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'page-data',
    getPathsToWatch: () => [`${siteDir}/src/content/**/*.json`],
    async contentLoaded({ actions }) {
      await actions.createData('topics.json', topics());
      for (const [name, data] of pageData()) await actions.createData(`${name}.json`, data);
    },
  };
}
