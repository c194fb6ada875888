import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { buildIndex, buildTexts } from '../core/build';
import { indexFileName, MAX_INDEX_SIZE, partsFolder, textFileName } from '../core/constants';
import { toDocuments } from '../core/sections';
import { splitIndex } from '../core/split';
import type { SearchIndexFile, SearchTextFile } from '../core/types';
import { crawl } from './crawl';
import { type EasyopsConfig, easyops, processPluginOptions, validateEasyops } from './easyops';
import { TAKEN } from './easyopsOptions';
import {
  optionsSchema,
  type PluginOptions,
  type SearchClientOptions,
  type SearchIndexOptions,
} from './options';
import { languageModule, loadLanguage } from './languages';
import { readSynonyms } from './readSynonyms';

export type { PluginOptions, SearchIndexOptions };

/** The component of the route /search. */
const RESULT_PAGE = '@site/src/search/ui/SearchPage';

/** Name of the options in the global data. */
export const PLUGIN_NAME = 'search-index';

/** A short digest of a text. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/**
 * Writes the files of a tag: its index and its texts, or the parts of an index that is too large to load as a whole.
 * @param maxSize size of the index file in bytes above which it is split
 */
export async function writeIndex(
  outDir: string,
  tag: string,
  { index, texts }: { index: SearchIndexFile; texts: SearchTextFile },
  maxSize = MAX_INDEX_SIZE,
): Promise<void> {
  const write = (name: string, content: string) => writeFile(join(outDir, name), content);
  const json = JSON.stringify(index);
  if (Buffer.byteLength(json) <= maxSize) {
    await write(indexFileName(tag), json);
    await write(textFileName(tag), JSON.stringify(texts));
    return;
  }
  const split = splitIndex(index, texts.texts, digest);
  const folder = partsFolder(tag, split.digest);
  await mkdir(join(outDir, folder), { recursive: true });
  await write(indexFileName(tag), JSON.stringify(split.index));
  for (const [name, file] of split.files) await write(join(folder, name), JSON.stringify(file));
}

/** The options of the easyops plugin with its defaults. */
export function easyopsOptions(options: SearchIndexOptions): object {
  return validateEasyops({
    options: Object.fromEntries(
      TAKEN.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]),
    ),
    validate: (schema, value) => Joi.attempt(value, schema) as object,
  });
}

/**
 * Local search on top of the easyops plugin, from which it uses the /search route, the translations, and the list of
 * pages with the options that select them; the parser, the index files, and the engine are our own. Writes
 * `search-index-{tag}.json` for the tag `default` and for each docs version, and `search-text-{tag}.json` with the
 * texts for excerpts, or a folder with the parts of a large index.
 */
export default function searchIndex(context: LoadContext, options: SearchIndexOptions): Plugin {
  const base = easyopsOptions(options);
  const plugin = easyops(context, base);
  const config: EasyopsConfig = processPluginOptions(base, context);
  const languageTag = [options.language ?? context.i18n.currentLocale].flat()[0] ?? 'en';
  const synonymsFile = options.synonyms && join(context.siteDir, options.synonyms);
  return {
    ...plugin,
    name: PLUGIN_NAME,
    async contentLoaded(args) {
      const { addRoute, createData, setGlobalData } = args.actions;
      // The upstream result page reads the upstream index files, so the route gets our own page.
      const withOurPage: typeof addRoute = (route) =>
        addRoute({ ...route, component: RESULT_PAGE });
      await plugin.contentLoaded?.({
        ...args,
        actions: { ...args.actions, addRoute: withOurPage },
      });
      const { boosts, maxResults, insights } = options;
      await createData('language.js', languageModule(languageTag));
      setGlobalData({ boosts, maxResults, insights } satisfies SearchClientOptions);
    },
    getPathsToWatch: () => (synonymsFile ? [synonymsFile] : []),
    async postBuild(props) {
      const [pagesByTag, language, synonyms] = await Promise.all([
        crawl(props, config),
        loadLanguage(languageTag),
        synonymsFile ? readSynonyms(synonymsFile) : [],
      ]);
      for (const [tag, pages] of pagesByTag) {
        const sources = toDocuments(pages, options.ignoredSections);
        const texts = buildTexts(sources, digest);
        const index = buildIndex(sources, {
          ...options,
          language,
          textsDigest: texts.digest,
          synonyms: sources.length > 0 ? synonyms : [],
        });
        await writeIndex(props.outDir, tag, { index, texts });
      }
    },
  };
}

/** Sets the defaults; an unknown or invalid option fails the build with its name. */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<PluginOptions, SearchIndexOptions>): SearchIndexOptions {
  return validate(optionsSchema, options);
}
