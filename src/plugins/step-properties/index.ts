import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { readStep } from '../../content/steps/step';
import { stepKeysOf } from '../../content/steps/stepKeys';
import { propertyFiles } from '../../content/steps/stepProperties';
import { versionNames } from '../../site/versions';

/** The bundler's configuration, as far as its cache is concerned; absent where there is no persistent cache. */
type Cached = { experiments?: { cache?: object } };

/**
 * Provides the keys of the steps of each version to the editor of flow files (`@generated/step-properties/default/`).
 * Renews the bundler's cache when the properties of a step change: the compiled pages contain them, but the bundler
 * does not see that a page reads them.
 */
export default function stepProperties(): Plugin {
  return {
    name: 'step-properties',
    async allContentLoaded({ allContent, actions }) {
      const { loadedVersions } = allContent['docusaurus-plugin-content-docs']?.[
        'default'
      ] as LoadedContent;
      for (const { versionName, docs } of loadedVersions) {
        if (!versionNames.includes(versionName)) continue;
        const pages = docs.flatMap(({ id, title, frontMatter }) => {
          const stepType = readStep(frontMatter)?.stepType;
          return stepType === undefined
            ? []
            : [{ slug: id.replace(/^steps\//, ''), name: title, stepType }];
        });
        await actions.createData(`${versionName}.json`, stepKeysOf(versionName, pages));
      }
    },
    configureWebpack: (config) =>
      (config as Cached).experiments?.cache
        ? { experiments: { cache: { buildDependencies: propertyFiles() } } }
        : {},
  };
}
