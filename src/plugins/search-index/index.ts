import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import easyops, {
  validateOptions as validateEasyops,
} from '@easyops-cn/docusaurus-search-local/dist/server/server/index';
import { processPluginOptions } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import { indexFileName } from '../../search/constants';
import { buildIndex } from '../../search/engine';
import { toDocuments } from '../../search/sections';
import { crawl } from './crawl';
import { easyopsOptions } from './easyops-options';
import { optionsSchema, type PluginOptions, type SearchIndexOptions } from './options';

export type { PluginOptions, SearchIndexOptions };

/** Name under which the theme reads the options as global data. */
export const PLUGIN_NAME = 'search-index';

/**
 * Local search on top of the easyops plugin: its /search route, its translations and its crawl of
 * the built pages into sections, with index files and an engine of our own.
 * Writes `search-index-{tag}.json` for the tag `default` and for each docs version.
 */
export default function searchIndex(context: LoadContext, options: SearchIndexOptions): Plugin {
  const base = validateEasyops({
    options: easyopsOptions,
    validate: (schema, value) => Joi.attempt(value, schema) as object,
  });
  const plugin = easyops(context, base);
  const config = processPluginOptions(base, context);
  return {
    ...plugin,
    name: PLUGIN_NAME,
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      args.actions.setGlobalData(options);
    },
    async postBuild(props) {
      const pagesByTag = await crawl(props, config);
      await Promise.all(
        [...pagesByTag].map(([tag, pages]) =>
          writeFile(
            join(props.outDir, indexFileName(tag)),
            JSON.stringify(buildIndex(toDocuments(pages, options.ignoredSections), options)),
          ),
        ),
      );
    },
  };
}

/** Fills in the defaults; an option that is unknown or out of range stops the build with its name. */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<PluginOptions, SearchIndexOptions>): SearchIndexOptions {
  return validate(optionsSchema as Parameters<typeof validate>[0], options);
}
