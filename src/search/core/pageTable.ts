import { decodeSmall, encodeAscending, encodeNumbers, ListReader } from './codec';
import { normalizeTerm, tokenize } from './tokenize';
import type { SearchDocument } from './types';

/** A page of the index: its sections are from `first` to `end`, exclusive. */
export type IndexPage = {
  first: number;
  end: number;
  /** Weight by path; 1 for most pages. */
  weight: number;
  /** The hash of its title; see `titleHash`. */
  title: string;
  /** The category at the top of the sidebar that has it, or ''. */
  area: string;
  /** Approximate number of its words, and that number relative to the average page. */
  words: number;
  relativeLength: number;
  /** The number of its first question, and the number of words of each. */
  firstQuestion: number;
  questions: readonly number[];
};

type Weights = readonly (readonly [path: string, weight: number])[];

/** A large index has the title of each page as a hash of this many characters. */
const HASH_LENGTH = 5;
const HASHES = 36 ** HASH_LENGTH;

/** The key for comparing a query with a title: its normalized words. */
export function titleKey(text: string): string {
  return tokenize(text).map(normalizeTerm).join(' ');
}

/** A short hash of `titleKey` (FNV-1a). */
export function titleHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of titleKey(text)) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  return ((hash >>> 0) % HASHES).toString(36).padStart(HASH_LENGTH, '0');
}

export function pathOf({ sectionRoute }: SearchDocument): string {
  return sectionRoute.split('#')[0] ?? '';
}

/** A page without what depends on the others. */
type PageAlone = Omit<IndexPage, 'relativeLength' | 'firstQuestion'>;

/** Sets the relative lengths, and numbers the questions. */
function finish(pages: readonly PageAlone[]): IndexPage[] {
  const average = pages.reduce((sum, { words }) => sum + words, 0) / Math.max(1, pages.length);
  let questions = 0;
  return pages.map((page) => {
    const firstQuestion = questions;
    questions += page.questions.length;
    return { ...page, relativeLength: average > 0 ? page.words / average : 1, firstQuestion };
  });
}

/**
 * Groups the sections, which are ordered by page, into pages.
 * @param lengths length norm of each section, encoded
 */
export function groupPages(
  documents: readonly SearchDocument[],
  lengths: string,
  weights: Weights,
): IndexPage[] {
  const norms = decodeSmall(lengths);
  const pages: (PageAlone & { path: string })[] = [];
  documents.forEach((document, section) => {
    const path = pathOf(document);
    const words = (norms[section] ?? 0) ** 2;
    const last = pages.at(-1);
    if (last?.path === path) {
      last.end = section + 1;
      last.words += words;
    } else {
      const weight = weights.find(([part]) => path.includes(part))?.[1] ?? 1;
      const title = titleHash(document.title);
      const [area = ''] = document.sidebarParentCategories;
      const questions = (document.questions ?? []).map((question) => tokenize(question).length);
      const page = { path, first: section, end: section + 1, weight, title, area, words };
      pages.push({ ...page, questions });
    }
  });
  return finish(pages);
}

/** The areas of pages, each once. */
export const areasOf = (pages: readonly IndexPage[]) => [...new Set(pages.map(({ area }) => area))];

/** Encodes pages for an index whose documents are in files of their own. */
export function encodePages(pages: readonly IndexPage[], weights: Weights): string {
  const areas = areasOf(pages);
  const place = (weight: number) => weights.findIndex(([, other]) => other === weight) + 1;
  return [
    encodeAscending(pages.map(({ first }) => first)),
    encodeNumbers(pages.slice(-1).map(({ end }) => end)),
    encodeNumbers(pages.map(({ words }) => words)),
    encodeNumbers(pages.map(({ weight }) => place(weight))),
    encodeNumbers(pages.map(({ area }) => areas.indexOf(area))),
    encodeNumbers(pages.map(({ questions }) => questions.length)),
    encodeNumbers(pages.flatMap(({ questions }) => questions)),
    pages.map(({ title }) => title).join(''),
  ].join('');
}

/**
 * Decodes the output of `encodePages`.
 * @throws RangeError if the text is cut off
 */
export function decodePages(text: string, areas: readonly string[], weights: Weights): IndexPage[] {
  const reader = new ListReader(text);
  const firsts = reader.ascending();
  const [last = 0] = reader.numbers();
  const words = reader.numbers();
  const places = reader.numbers();
  const areaNumbers = reader.numbers();
  const counts = reader.numbers();
  const questions = reader.numbers();
  const titles = reader.rest();
  if (titles.length !== firsts.length * HASH_LENGTH) {
    throw new RangeError('The search index is cut off.');
  }
  return finish(
    firsts.map((first, page) => ({
      first,
      end: firsts[page + 1] ?? last,
      weight: weights[(places[page] ?? 0) - 1]?.[1] ?? 1,
      title: titles.slice(page * HASH_LENGTH, (page + 1) * HASH_LENGTH),
      area: areas[areaNumbers[page] ?? 0] ?? '',
      words: words[page] ?? 0,
      questions: questions.splice(0, counts[page]),
    })),
  );
}
