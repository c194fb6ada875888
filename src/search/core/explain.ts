import { distance } from 'fastest-levenshtein';
import { matchesOf } from './fieldScores';
import { contentWords, isStopWord, stem, stemsOf } from './language';
import { termsIn } from './marks';
import type { IsKnown, TermGroup } from './query';
import type { SearchIndex } from './searchIndex';
import { normalizeTerm, tokenize } from './tokenize';
import type { Question } from './types';
import type { Match } from './vocabulary';

/** A range of sections. */
type Sections = { first: number; end: number };

/** Whether a word occurs in some sections, in their text or in a heading. */
function occurs(
  { vocabulary, pagesOf, pages }: SearchIndex,
  word: string,
  { first, end }: Sections,
) {
  const { sections, headings, titles } = vocabulary.read(word);
  const page = pagesOf.body[first]!;
  const isIn = (section: number) => section >= first && section < end;
  return (
    sections.some(isIn) ||
    headings.some(isIn) ||
    (pages[page]!.first === first && titles.includes(page))
  );
}

/** The ways in which the words of a group may be written, without synonyms. */
const spellingsOf = ({ expansions }: TermGroup) =>
  expansions.filter(({ synonym }) => synonym === undefined).flatMap(({ words }) => words);

/** The words of a query that a result explains: without stop words, unless there are no others. */
export function explained(groups: readonly TermGroup[]): readonly TermGroup[] {
  const others = groups.filter(({ word }) => !isStopWord(word));
  return others.length > 0 ? others : groups;
}

/** The forms of some matches that some sections have. */
const formsOf = (index: SearchIndex, matches: readonly Match[], sections: Sections) =>
  matches.filter(({ term }) => occurs(index, term, sections)).map(({ word }) => word);

/** The forms of a typed word that some sections have. */
export function formsIn(index: SearchIndex, group: TermGroup, sections: Sections): string[] {
  return spellingsOf(group).flatMap((word) => {
    // A word that the page completes or corrects is marked only if the page does not have the word itself.
    const same = formsOf(index, index.vocabulary.known(word), sections);
    return same.length > 0 ? same : formsOf(index, matchesOf(index, word, group.mode), sections);
  });
}

/** The forms of the words of those synonyms of a typed word that some sections have. */
export function synonymsIn(index: SearchIndex, group: TermGroup, sections: Sections): string[] {
  return group.expansions.flatMap(({ words, synonym }) => {
    if (synonym === undefined) return [];
    const forms = words.map((word) => formsOf(index, index.vocabulary.known(word), sections));
    return forms.every((found) => found.length > 0) ? forms.flat() : [];
  });
}

/** The words of a text that a reader may not see which match a typed word. */
export function typedIn(text: string, index: SearchIndex, group: TermGroup): string[] {
  const typed = spellingsOf(group).flatMap((word) => [
    word,
    ...matchesOf(index, word, group.mode).map((match) => match.word),
  ]);
  return termsIn(text, typed);
}

/** The words of a text that a reader may not see which match a typed word or one of its synonyms. */
export function wordsIn(text: string, index: SearchIndex, group: TermGroup): string[] {
  const own = typedIn(text, index, group);
  if (own.length > 0) return own;
  const synonyms = group.expansions.filter(({ synonym }) => synonym !== undefined);
  const forms = synonyms.flatMap(({ words }) =>
    words.flatMap((word) => index.vocabulary.known(word)),
  );
  return termsIn(
    text,
    forms.map(({ word }) => word),
  );
}

/** The words of a question in the forms that the text of the section has which answers it. */
export function answeringWords([question]: Question, text = ''): string[] {
  const stems = stemsOf(contentWords(question));
  return [...new Set(tokenize(text).map(normalizeTerm))].filter((word) => stems.has(stem(word)));
}

/** How a word that no page has is written on a page, by its corrections; one that the page has as it is comes first. */
function correctionOn(index: SearchIndex, group: TermGroup, page: Sections) {
  const written = group.expansions.flatMap(({ words, corrects }) => {
    if (!corrects) return [];
    const forms = words.map((word) => formsOf(index, index.vocabulary.known(word), page)[0] ?? '');
    return forms.includes('') ? [] : [{ text: forms.join(' '), isSame: forms[0] === words[0] }];
  });
  const { questions = [], keywords = '' } = index.documents[page.first]!;
  const hidden = [...questions.map(([question]) => question), keywords].join(' ');
  return (
    (written.find(({ isSame }) => isSame) ?? written[0])?.text ?? typedIn(hidden, index, group)[0]
  );
}

/** Inflected forms, which may differ in one letter: "schedulers" and "schedules", "cancelled" and "canceled". */
const INFLECTED = /(?:ers|lled|lling)$/;

/** A word with a typing error that its stem does not have, such as "kubernets", as the pages have it. */
function spellingIn({ vocabulary }: SearchIndex, { word, mode }: TermGroup) {
  if (mode === 'known' || vocabulary.has(word) || INFLECTED.test(word)) return undefined;
  const forms = vocabulary.known(word).map((match) => match.word);
  return forms.find(
    (form) =>
      distance(form, word) === 1 &&
      // Another end is another form of the word.
      form.at(-1) === word.at(-1) &&
      !form.startsWith(word) &&
      !word.startsWith(form),
  );
}

/**
 * Corrects the words of a query as a page has them.
 * @returns the corrected query, if it is another one, whether that replaces words that no page has in any form, and such
 * words that are not corrected
 */
export function correct(
  query: string,
  index: SearchIndex,
  groups: readonly TermGroup[],
  isKnown: IsKnown,
  page: Sections,
) {
  let corrected = query;
  let isReplaced = false;
  const missing: string[] = [];
  for (const group of groups.filter(({ word }) => !isStopWord(word))) {
    const isMissing = !isKnown(group.word);
    const written = isMissing ? correctionOn(index, group, page) : spellingIn(index, group);
    if (written !== undefined) {
      corrected = corrected.replace(group.typed, written);
      isReplaced ||= isMissing;
    } else if (
      isMissing &&
      formsIn(index, group, page).length + synonymsIn(index, group, page).length === 0
    ) {
      missing.push(group.typed);
    }
  }
  return { ...(corrected === query ? {} : { corrected, isReplaced }), missing };
}
