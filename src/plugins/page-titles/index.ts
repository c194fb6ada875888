import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import type { PageTitle } from '@generated/page-titles/default/titles.json';

/**
 * Provides the titles of all pages to the app, in the current locale (`@generated/page-titles/default/titles.json`).
 * Only the not-found page loads them, as a separate chunk.
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
      await actions.createData('titles.json', titles);
    },
  };
}
