import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import easyops, {
  validateOptions as validateEasyops,
} from '@easyops-cn/docusaurus-search-local/dist/server/server/index';
import { processPluginOptions } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import { indexFileName, textFileName } from '../core/constants';
import { buildIndex, buildTexts } from '../core/build';
import { toDocuments } from '../core/sections';
import { crawl } from './crawl';
import { easyopsOptions } from './easyops-options';
import { digest, fileVersionsTag, writeFileVersions } from './fileVersions';
import { optionsSchema, type PluginOptions, type SearchIndexOptions } from './options';
import { readSynonyms } from './readSynonyms';

export type { PluginOptions, SearchIndexOptions };

/** Name under which the theme reads the options as global data. */
export const PLUGIN_NAME = 'search-index';

/**
 * Local search on top of the easyops plugin: its /search route, its translations and its list
 * of pages, with a parser, index files and an engine of our own.
 * Writes `search-index-{tag}.json` for the tag `default` and for each docs version, and beside it
 * `search-text-{tag}.json` with the texts for excerpts.
 */
export default function searchIndex(context: LoadContext, options: SearchIndexOptions): Plugin {
  const base = validateEasyops({
    options: easyopsOptions,
    validate: (schema, value) => Joi.attempt(value, schema) as object,
  });
  const plugin = easyops(context, base);
  const config = processPluginOptions(base, context);
  const synonymsFile = options.synonyms && join(context.siteDir, options.synonyms);
  return {
    ...plugin,
    name: PLUGIN_NAME,
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      args.actions.setGlobalData(options);
    },
    injectHtmlTags: () => ({ headTags: [fileVersionsTag] }),
    getPathsToWatch: () => (synonymsFile ? [synonymsFile] : []),
    async postBuild(props) {
      const [pagesByTag, synonyms] = await Promise.all([
        crawl(props, config),
        synonymsFile ? readSynonyms(synonymsFile) : [],
      ]);
      const versions: Record<string, string> = {};
      for (const [tag, pages] of pagesByTag) {
        const sources = toDocuments(pages, options.ignoredSections);
        const file = buildIndex(sources, {
          ...options,
          synonyms: sources.length > 0 ? synonyms : [],
        });
        const index = JSON.stringify(file);
        const texts = JSON.stringify(buildTexts(sources));
        versions[indexFileName(tag)] = digest(index);
        versions[textFileName(tag)] = digest(texts);
        await writeFile(join(props.outDir, indexFileName(tag)), index);
        await writeFile(join(props.outDir, textFileName(tag)), texts);
      }
      await writeFileVersions(props.outDir, versions);
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
