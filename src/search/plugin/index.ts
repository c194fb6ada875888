import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as easyops from '@easyops-cn/docusaurus-search-local';
import { Joi } from '@docusaurus/utils-validation';
import { kept } from '../../built-pages/kept';
import { search as options } from '../../site/search';
import { buildIndex, buildTexts } from '../core/build';
import { DEFAULT_TAG, indexFileName, textFileName } from '../core/constants';
import type { IndexOptions, SearchSource } from '../core/types';
import { crawl } from './crawl';
import type { SearchClientOptions } from './options';
import { readSynonyms } from './readSynonyms';
import { toDocuments } from './sections';

/** The component of the route /search. */
const RESULT_PAGE = '@site/src/search/ui/SearchPage';

/** Name of the options in the global data. */
const PLUGIN_NAME = 'search-index';

/** Maximum size of an index file in bytes; compressed, about a fifth of it. The first result waits for it. */
const MAX_INDEX_SIZE = 2_000_000;

/** What is used of the package, which has no types of its exports. */
type Easyops = {
  default: (context: LoadContext, options: object) => Plugin;
  validateOptions: (context: {
    options: object;
    validate: (schema: Joi.ObjectSchema, options: object) => object;
  }) => object;
};

/** A short digest of a text. */
const digest = (text: string): string => hash('sha256', text).slice(0, 10);

/**
 * The content of the files of a tag by name: its index and its texts.
 * @throws Error if readers would wait too long for the index
 */
export function searchFiles(
  tag: string,
  sources: readonly SearchSource[],
  options: IndexOptions,
): Map<string, string> {
  const name = indexFileName(tag);
  const texts = buildTexts(sources, digest);
  const index = JSON.stringify(buildIndex(sources, { ...options, textsDigest: texts.digest }));
  const size = Buffer.byteLength(index);
  if (size > MAX_INDEX_SIZE) {
    throw new Error(
      `${name} has ${size} bytes, more than the ${MAX_INDEX_SIZE} that readers of this version should wait for. ` +
        'Leave out sections that nobody searches for (ignoredSections in src/site/search.ts), or remove pages from ' +
        'the version. If readers can wait longer, raise MAX_INDEX_SIZE in src/search/plugin/index.ts.',
    );
  }
  return new Map([
    [name, index],
    [textFileName(tag), JSON.stringify(texts)],
  ]);
}

/**
 * Local search on top of the easyops plugin, from which it uses the /search route and the translations; the list of
 * pages, the parser, the index files, and the engine are our own. Writes
 * `search-index-{tag}.json` for the tag `default` and for each docs version, and `search-text-{tag}.json` with the
 * texts for excerpts. The options are in src/site/search.ts.
 */
export default function searchIndex(context: LoadContext): Plugin {
  const { default: create, validateOptions: validate } = easyops as unknown as Easyops;
  const plugin = create(
    context,
    validate({ options: {}, validate: (schema, value) => Joi.attempt(value, schema) as object }),
  );
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
    getPathsToWatch: () => [join(context.siteDir, options.synonyms)],
    async postBuild(props) {
      const pagesByTag = crawl(props);
      const synonyms = readSynonyms(context.siteDir, options.synonyms);
      if (synonyms.problems.length > 0) throw new Error(synonyms.problems.join('\n'));
      const lists = [...pagesByTag].map(([tag, pages]) => {
        const sources = toDocuments(pages, options.ignoredSections);
        const given = { ...options, synonyms: tag === DEFAULT_TAG ? [] : synonyms.groups };
        return [tag, sources, given] as const;
      });
      const name = `search-${basename(props.outDir)}`;
      const files = kept(context.siteDir, name, lists, (list) => [...searchFiles(...list)]);
      for (const [path, content] of files.flat())
        await writeFile(join(props.outDir, path), content);
    },
  };
}
