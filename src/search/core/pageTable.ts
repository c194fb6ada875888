import { contentWords, stemsOf } from './language';
import { normalizeTerm, tokenize } from './tokenize';
import type { SearchDocument } from './types';

/** A page of the index: its sections are from `first` to `end`, exclusive. */
export type IndexPage = {
  first: number;
  end: number;
  /** Weight by path; 1 for most pages. */
  weight: number;
  /** The category at the top of the sidebar that has it, or ''. */
  area: string;
  /** The number of its first question, and the number of words of each. */
  firstQuestion: number;
  questions: readonly number[];
  /** The stems of its title, of its description and of each question. */
  sentences: readonly ReadonlySet<string>[];
};

export type Weights = readonly (readonly [path: string, weight: number])[];

/** The key for comparing a query with a title: its normalized words. */
export function titleKey(text: string): string {
  return tokenize(text).map(normalizeTerm).join(' ');
}

/** Groups the sections into pages: each begins with the part above its first heading. */
export function groupPages(documents: readonly SearchDocument[], weights: Weights): IndexPage[] {
  const pages: IndexPage[] = [];
  documents.forEach((document, section) => {
    const path = document.sectionRoute;
    const last = pages.at(-1);
    if (last && path.includes('#')) {
      last.end = section + 1;
      return;
    }
    const questions = (document.questions ?? []).map(([text]) => text);
    pages.push({
      first: section,
      end: section + 1,
      weight: weights.find(([part]) => path.includes(part))?.[1] ?? 1,
      area: document.sidebarParentCategories[0] ?? '',
      firstQuestion: last ? last.firstQuestion + last.questions.length : 0,
      questions: questions.map((text) => contentWords(text).length),
      sentences: [document.title, document.content, ...questions].map((text) =>
        stemsOf(tokenize(text)),
      ),
    });
  });
  return pages;
}
