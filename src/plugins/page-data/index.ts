import type { LoadContext, Plugin } from '@docusaurus/types';
import { topics } from '../../content/versions/counterpartTable';
import { pageData } from '../../content/pageData';

/**
 * Gives the app what is recorded in src/content, each part as a module of its own (`@generated/page-data/default/`):
 * what the components of a page show, which `src/markdown/page-components.ts` imports into the pages that use it, and
 * `topics.json`, by which the version dropdown finds pages with other ids.
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
