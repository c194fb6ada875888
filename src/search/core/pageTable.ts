import { decodeSmall } from './codec';
import { contentWords } from './language';
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

export type Weights = readonly (readonly [path: string, weight: number])[];

/** Titles are compared by hashes of this many characters, which a split index has in place of them. */
export const HASH_LENGTH = 5;
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

export function pathOf({ sectionRoute }: Pick<SearchDocument, 'sectionRoute'>): string {
  return sectionRoute.split('#')[0] ?? '';
}

/** The words of the last part of an address. */
export const slugOf = (document: Pick<SearchDocument, 'sectionRoute'>): string =>
  (pathOf(document).split('/').filter(Boolean).at(-1) ?? '').replace(/[-_.]/g, ' ');

/** A page without what depends on the others. */
export type PageAlone = Omit<IndexPage, 'relativeLength' | 'firstQuestion'>;

/** Sets the relative lengths, and numbers the questions. */
export function completePages(pages: readonly PageAlone[]): IndexPage[] {
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
      const questions = (document.questions ?? []).map(([text]) => contentWords(text).length);
      const page = { path, first: section, end: section + 1, weight, title, area, words };
      pages.push({ ...page, questions });
    }
  });
  return completePages(pages);
}

/** The page of each section. */
export function pagesOfSections(pages: readonly IndexPage[]): Uint32Array {
  const pageOf = new Uint32Array(pages.at(-1)?.end ?? 0);
  pages.forEach(({ first, end }, page) => pageOf.fill(page, first, end));
  return pageOf;
}
