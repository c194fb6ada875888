// A letter may have marks: the vowels of some scripts.
const PART = String.raw`(?:[\p{L}\p{N}_$@]\p{M}*)+`;
const WORD = new RegExp(`${PART}(?:[-./+]${PART})*`, 'gu');
export const SEPARATOR = /[-./+_$@]+/;
/** The boundary between the words of a name in camel case. */
export const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/** Maximum length of a word. Longer ones are keys, tokens, and digests in examples, which nobody searches for. */
const MAX_WORD_LENGTH = 64;

/** Copied along with a word: soft hyphens, spaces without width, marks of direction. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu;

/** Splits text into words; an identifier such as `ACE_JWT_VALIDATION_SECRET` or `code-ivm` is one word. */
export function tokenize(text: string): string[] {
  const words = text.replace(INVISIBLE, '').match(WORD) ?? [];
  return words.filter((word) => word.length <= MAX_WORD_LENGTH);
}

/** Whether a word is already normalized and has no parts, like most words of an index. */
export function isPlainWord(word: string): boolean {
  return /^[a-z0-9]+$/.test(word);
}

/**
 * Normalizes case and accents; spellings with the same result are one term. Accents are those of Latin and Greek letters;
 * in other scripts, marks distinguish letters.
 */
export function normalizeTerm(term: string): string {
  if (isPlainWord(term)) return term;
  return (
    term
      .normalize('NFKD')
      // Some letters stand for several words, which the index separates by spaces.
      .replaceAll(' ', '')
      .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/ß/g, 'ss')
  );
}

/**
 * The normalized parts of an identifier: split at separators and at camel case boundaries.
 * @returns an empty list for a word without parts
 */
export function identifierParts(word: string): string[] {
  const parts = word
    .split(SEPARATOR)
    .flatMap((piece) => piece.split(HUMP))
    .filter((part) => part !== '')
    .map(normalizeTerm);
  return parts.length > 1 || (parts.length === 1 && parts[0] !== normalizeTerm(word)) ? parts : [];
}
