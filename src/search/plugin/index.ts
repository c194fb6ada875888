import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { buildIndex, buildTexts } from '../core/build';
import { indexFileName, MAX_INDEX_SIZE, partsFolder, textFileName } from '../core/constants';
import { toDocuments } from '../core/sections';
import { splitIndex } from '../core/split';
import type { SearchIndexFile, SearchTextFile } from '../core/types';
import { crawl } from './crawl';
import { easyops, processPluginOptions, validateEasyops } from './easyops';
import {
  optionsSchema,
  type PluginOptions,
  type SearchClientOptions,
  type SearchIndexOptions,
} from './options';
import { readSynonyms } from './readSynonyms';

export type { PluginOptions, SearchIndexOptions };

/** The component of the route /search. */
const RESULT_PAGE = '@site/src/search/ui/SearchPage';

/** Name of the options in the global data. */
const PLUGIN_NAME = 'search-index';

/** A short digest of a text. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/** The index of a tag and its texts. */
type TagFiles = { index: SearchIndexFile; texts: SearchTextFile };

/** The content of the files of a tag by name: its index and its texts. */
export function wholeFiles(tag: string, { index, texts }: TagFiles): Map<string, string> {
  return new Map([
    [indexFileName(tag), JSON.stringify(index)],
    [textFileName(tag), JSON.stringify(texts)],
  ]);
}

/** The content of the files of a tag by name: its index, and a folder with the parts of it. */
export function splitFiles(tag: string, { index, texts }: TagFiles): Map<string, string> {
  const split = splitIndex(index, texts.texts, digest);
  const folder = partsFolder(tag, split.digest);
  return new Map([
    [indexFileName(tag), JSON.stringify(split.index)],
    ...[...split.files].map(([name, file]) => [`${folder}/${name}`, JSON.stringify(file)] as const),
  ]);
}

/** Writes the files of a tag. An index that is too large to load as a whole is split. */
export async function writeIndex(outDir: string, tag: string, files: TagFiles): Promise<void> {
  const size = Buffer.byteLength(JSON.stringify(files.index));
  const contents = size > MAX_INDEX_SIZE ? splitFiles(tag, files) : wholeFiles(tag, files);
  for (const [name, content] of contents) {
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await writeFile(join(outDir, name), content);
  }
}

/** The options of the easyops plugin with its defaults. */
export const easyopsOptions = ({ indexPages }: Pick<SearchIndexOptions, 'indexPages'>): object =>
  validateEasyops({
    options: { indexPages },
    validate: (schema, value) => Joi.attempt(value, schema) as object,
  });

/**
 * Local search on top of the easyops plugin, from which it uses the /search route, the translations, and the list of
 * pages with the options that select them; the parser, the index files, and the engine are our own. Writes
 * `search-index-{tag}.json` for the tag `default` and for each docs version, and `search-text-{tag}.json` with the
 * texts for excerpts, or a folder with the parts of a large index.
 */
export default function searchIndex(context: LoadContext, options: SearchIndexOptions): Plugin {
  const base = easyopsOptions(options);
  const plugin = easyops(context, base);
  const config = processPluginOptions(base, context);
  const synonymsFile = options.synonyms && join(context.siteDir, options.synonyms);
  return {
    ...plugin,
    name: PLUGIN_NAME,
    async contentLoaded(args) {
      const { addRoute, setGlobalData } = args.actions;
      // The result page of easyops reads its own index files, so the route gets our page.
      const withOurPage: typeof addRoute = (route) =>
        addRoute({ ...route, component: RESULT_PAGE });
      await plugin.contentLoaded?.({
        ...args,
        actions: { ...args.actions, addRoute: withOurPage },
      });
      const { maxResults, insights } = options;
      setGlobalData({ maxResults, insights } satisfies SearchClientOptions);
    },
    getPathsToWatch: () => (synonymsFile ? [synonymsFile] : []),
    async postBuild(props) {
      const pagesByTag = await crawl(props, config);
      const synonyms = synonymsFile ? await readSynonyms(synonymsFile) : [];
      for (const [tag, pages] of pagesByTag) {
        const sources = toDocuments(pages, options.ignoredSections);
        const texts = buildTexts(sources, digest);
        const index = buildIndex(sources, {
          ...options,
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
