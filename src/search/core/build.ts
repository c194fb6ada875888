import { shortAnchor } from './anchors';
import { contentWords, isIndexed, stemsOf } from './language';
import { encodePostings, type Posting, type PostingType, postingTypes } from './postings';
import { normalizeTerm, tokenize } from './tokenize';
import type {
  FiledDocument,
  IndexOptions,
  Question,
  SearchIndexFile,
  SearchSource,
  SearchTextFile,
} from './types';

function postingTypeOf(times: number, isDefined: boolean): PostingType {
  if (isDefined) return postingTypes.defined;
  if (times <= 0) return postingTypes.code;
  return times === 1 ? postingTypes.once : postingTypes.often;
}

/** Keeps the spelling with the most visible parts: `stopApiExecution` is better than `stopapiexecution`. */
function spellingOf(known: string | undefined, word: string): string {
  const spelling = /[\p{Ll}\p{N}]\p{Lu}/u.test(word) ? word : normalizeTerm(word);
  return known !== undefined && known !== normalizeTerm(known) ? known : spelling;
}

/** The questions of a page, each with the section that has most of its words; one that few sections have says more. */
function answersOf(questions: readonly string[], sections: readonly SearchSource[]): Question[] {
  const stems = sections.map(({ title, content }) => stemsOf(contentWords(`${title} ${content}`)));
  return questions.map((question) => {
    const asked = [...stemsOf(contentWords(question))];
    const scores = stems.map((own) =>
      asked
        .filter((word) => own.has(word))
        .reduce((sum, word) => sum + 1 / stems.filter((other) => other.has(word)).length, 0),
    );
    return [question, scores.indexOf(Math.max(...scores))];
  });
}

/** The document of a section, as the file has it. */
function documentOf(source: SearchSource, at: number, all: readonly SearchSource[]): FiledDocument {
  const { title, sectionRoute, lead, questions, entries } = source;
  const hash = sectionRoute.indexOf('#');
  if (hash >= 0)
    return { title, sectionRoute: shortAnchor(sectionRoute.slice(hash), title), entries };
  const end = all.findIndex((other, id) => id > at && !other.sectionRoute.includes('#'));
  const sections = all.slice(at, end < 0 ? undefined : end);
  return {
    title,
    sectionRoute,
    type: source.type,
    content: lead ?? '',
    tags: source.tags,
    sidebarParentCategories: source.sidebarParentCategories,
    entries,
    keywords: source.keywords,
    questions: questions && answersOf(questions, sections),
  };
}

/**
 * Builds the index file of one tag. Titles, tags and categories have no postings: the browser indexes them from the
 * documents when it loads the file.
 * @param sources the sections, in the order of their ids
 */
export function buildIndex(
  sources: readonly SearchSource[],
  options: IndexOptions,
): SearchIndexFile {
  const spelling = new Map<string, string>();
  const postings = new Map<string, Posting[]>();
  sources.forEach((source, section) => {
    const times = new Map<string, number>();
    const count = (text: string | undefined, weight: number) => {
      for (const word of tokenize(text ?? '')) {
        const term = normalizeTerm(word);
        if (!isIndexed(term)) continue;
        if (weight > 0) spelling.set(term, spellingOf(spelling.get(term), word));
        times.set(term, (times.get(term) ?? 0) + weight);
      }
    };
    count(source.content, 1);
    // The description of a page is part of its content already: its words count as repeated ones.
    count(source.lead, 1);
    count(source.code, -1);
    const defined = new Set(tokenize(source.defined ?? '').map(normalizeTerm));
    times.forEach((number, term) => {
      const list = postings.get(term) ?? [];
      list.push({ section, type: postingTypeOf(number, defined.has(term)) });
      postings.set(term, list);
    });
  });
  const terms = [...postings.keys()].sort();
  return {
    documents: sources.map(documentOf),
    index: {
      terms: terms.map((term) => spelling.get(term) ?? term),
      postings: terms.map((term) => encodePostings(postings.get(term) ?? [])),
      synonyms: options.synonyms ?? [],
      weights: Object.entries(options.pathWeights ?? {}),
      parentCategories: options.indexParentCategories,
      textsDigest: options.textsDigest ?? '',
    },
  };
}

/**
 * Builds the text file of one tag, for the excerpts of results.
 * @param sources the sections, in the order of their ids
 * @param digest hashes the texts; the result is stored in the index as `textsDigest`
 */
export function buildTexts(
  sources: readonly SearchSource[],
  digest: (json: string) => string,
): SearchTextFile {
  const texts = sources.map(({ content, text = content }) => text);
  return { digest: digest(JSON.stringify(texts)), texts };
}
