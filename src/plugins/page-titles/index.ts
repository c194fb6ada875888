import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import type { PageTitle } from '@generated/page-titles/default/titles.json';
import { type GoalPage, goalPages } from '../../content/goals';
import { pageAddress } from '../../site/pageAddress';

/**
 * Provides the paths of pages to the app, in the current locale, for components that load them on demand:
 * `@generated/page-titles/default/titles.json` has the titles of all pages, for the not-found page, and `goals.json` the
 * page of each goal by version, for the search box.
 */
export default function pageTitles(): Plugin {
  return {
    name: 'page-titles',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      const titles = docs.loadedVersions.flatMap((version) =>
        version.docs
          .filter(({ unlisted, draft }) => !unlisted && !draft)
          .map(({ permalink, title }): PageTitle => ({
            path: permalink,
            title,
            version: version.label,
          })),
      );
      const goals = docs.loadedVersions.map(
        ({ versionName, path, docs: pages }): [string, GoalPage[]] => {
          const paths = new Set(pages.map(({ permalink }) => pageAddress(permalink)));
          const pathOf = (id: string) => {
            const address = pageAddress(`${pageAddress(path)}${id}`);
            return paths.has(address) ? address : undefined;
          };
          return [versionName, goalPages(versionName, pathOf)];
        },
      );
      await actions.createData('titles.json', titles);
      await actions.createData('goals.json', Object.fromEntries(goals));
    },
  };
}
