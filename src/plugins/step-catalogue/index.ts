import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { catalogueOf } from '../../content/steps/catalogue';
import { topics } from '../../content/versions/counterpartTable';
import { lastVersion, versionNames } from '../../site/versions';

/**
 * Provides the steps of each version to the app, from the front matter of their pages in the current locale
 * (`@generated/step-catalogue/default/`). `src/markdown/page-components.ts` imports them into the page that lists them.
 */
export default function stepCatalogue(): Plugin {
  return {
    name: 'step-catalogue',
    async allContentLoaded({ allContent, actions }) {
      const { loadedVersions } = allContent['docusaurus-plugin-content-docs']?.[
        'default'
      ] as LoadedContent;
      for (const version of loadedVersions) {
        // The next version is a copy of the current one.
        const { versionName } = version;
        const name = versionNames.includes(versionName) ? versionName : lastVersion;
        await actions.createData(`${name}.json`, catalogueOf(version, loadedVersions, topics()));
      }
    },
  };
}
