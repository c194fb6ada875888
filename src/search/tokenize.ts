const WORD = /[\p{L}\p{N}_$@]+(?:[-./][\p{L}\p{N}_]+)*/gu;
const PART = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+/gu;

/**
 * Splits text into the terms that are indexed and searched. An identifier is kept whole and
 * also gives its parts, so that `ACE_JWT_VALIDATION_SECRET` is found by any of its words.
 */
export function tokenize(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    const parts = word.match(PART) ?? [];
    return parts.length > 1 || parts[0]?.length !== word.length ? [word, ...parts] : [word];
  });
}

/** Splits a query: whole words only, so that a part never asks for more than the word did. */
export function tokenizeQuery(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Folds case and accents; two spellings that fold to one term are one term. */
export function normalizeTerm(term: string): string {
  return term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
