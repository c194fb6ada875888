import { MAX_QUERY_LENGTH, partsFolder } from '../constants';
import { lookUp, type SearchAnswer, type SearchOptions, searchPages } from '../engine';
import type { IndexPage } from '../pageTable';
import {
  createIndex,
  isIndexFile,
  loadIndex,
  type SearchIndex,
  type WholeIndex,
} from '../searchIndex';
import { Vocabulary } from '../vocabulary';
import { SplitContents } from './contents';
import type { FetchPart, PageRow, SplitIndexFile } from './files';
import { SplitLexicon } from './lexicon';

/** An index that loads what a search looks up. The engine sees words and sections that it lacks as empty. */
export type SplitIndex = SearchIndex & {
  /** Loads the files that were looked up and lacking. Returns whether there were any: the look-up is to be repeated. */
  load: () => Promise<boolean>;
};

const isSplitIndexFile = (file: unknown): file is SplitIndexFile =>
  isIndexFile(file) && 'parts' in file.index;

export const isSplit = (index: SearchIndex): index is SplitIndex => 'load' in index;

/** The pages of a table, with what follows from the pages before each. */
function readPages(rows: readonly PageRow[]): IndexPage[] {
  let [first, firstQuestion] = [0, 0];
  return rows.map(([sections, weight, area, title, questions]) => {
    const page = { first, end: first + sections, weight, area, title, firstQuestion, questions };
    first += sections;
    firstQuestion += questions.length;
    return page;
  });
}

function loadSplitIndex(
  { index: table }: SplitIndexFile,
  tag: string,
  fetchPart: FetchPart,
): SplitIndex {
  const { parts } = table;
  const missing = new Set<string>();
  const loaded = new Set<string>();
  const words = new SplitLexicon(parts.firstWords, missing);
  const pages = readPages(parts.pages);
  const contents = new SplitContents(parts.firstPages, pages, words, missing);
  const index = createIndex(tag, table, { pages, words, contents });

  async function add(name: string): Promise<void> {
    const file = await fetchPart(`${partsFolder(tag, parts.digest)}/${name}`);
    const [kind, at] = name.split(/[-.]/);
    const part: object = typeof file === 'object' && file !== null ? file : {};
    if (kind === 'words') words.add(Number(at), part);
    else contents.add(part);
    loaded.add(name);
  }

  return Object.assign(index, {
    async load() {
      const all = [...missing];
      missing.clear();
      // Without all words, the pages are those of another query.
      const lacking = all.filter((name) => name.startsWith('words'));
      const names = lacking.length > 0 ? lacking : all;
      const again = names.find((name) => loaded.has(name));
      if (again)
        throw new Error(`${again} of the search index "${tag}" lacks what it should have.`);
      await Promise.all(names.map(add));
      // What has been looked up in the vocabulary without these files is out of date.
      if (names.length > 0) index.vocabulary = new Vocabulary(words);
      return names.length > 0;
    },
  });
}

/**
 * Loads the index file of an index that is whole or split.
 * @param fetchPart reads the other files of a split index
 * @throws Error if the file does not have the structure of an index
 */
export const openIndex = (
  file: unknown,
  tag: string,
  fetchPart: FetchPart,
): WholeIndex | SplitIndex =>
  isSplitIndexFile(file) ? loadSplitIndex(file, tag, fetchPart) : loadIndex(file, tag);

/** Like `searchPages`, in indexes of which some are split: repeats the search until it lacks no file. */
export async function searchAndLoad(
  indexes: readonly SearchIndex[],
  query: string,
  options?: SearchOptions,
): Promise<SearchAnswer> {
  const split = indexes.filter(isSplit);
  async function complete<Found>(find: () => Found): Promise<Found> {
    for (;;) {
      const found = find();
      const loads = await Promise.all(split.map((index) => index.load()));
      if (!loads.includes(true)) return found;
    }
  }
  const text = query.slice(0, MAX_QUERY_LENGTH);
  // Without all words, the search would correct those of the query.
  await complete(() => split.forEach((index) => lookUp(index, text)));
  return complete(() => searchPages(indexes, query, options));
}
