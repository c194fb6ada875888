import type { ParsedPage } from '../../src/search/core/sections';
import { seeded } from '../support/stats';

/** A word of the index: an identifier is one word, which a copy renames or replaces as a whole. */
const WORD = /[\p{L}\p{N}_$@]+(?:[-./+][\p{L}\p{N}_$@]+)*/gu;
/** Share of the words in a copy that are replaced with a random word. */
const REDRAWN = 0.3;
/** A word in at most this many sections is rare: a copy can rename it. */
const RARE = 8;
const SEED = 5;

const wordsOf = (text: string) => text.match(WORD) ?? [];
const textsOf = (pages: readonly ParsedPage[]) =>
  pages.flatMap(({ sections }) =>
    sections.map(({ title, content }) => `${title} ${content}`.toLowerCase()),
  );
const vocabulary = (texts: readonly string[]) => new Set(texts.flatMap(wordsOf));

/** The distribution of words in the corpus, which copies follow. */
export type Language = {
  /** Every word, repeated as often as it occurs. */
  running: string[];
  rare: string[];
  words: Set<string>;
  /** How the vocabulary grows with the text: its size is proportional to length ** exponent (Heaps' law). */
  exponent: number;
};

/** Measures the words of a corpus. */
export function languageOf(pages: readonly ParsedPage[]): Language {
  const texts = textsOf(pages);
  const sections = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) sections.set(word, (sections.get(word) ?? 0) + 1);
  }
  const running = texts.flatMap(wordsOf);
  // Every other page, so that both halves cover all parts of the documentation.
  const half = textsOf(pages.filter((_, index) => index % 2 === 0)).flatMap(wordsOf);
  const words = vocabulary(texts);
  return {
    running,
    words,
    rare: [...sections].filter(([, count]) => count <= RARE).map(([word]) => word),
    exponent: Math.log(words.size / new Set(half).size) / Math.log(running.length / half.length),
  };
}

/** The letters that follow each two letters in the words of the corpus, each as often as it does. */
function followers(words: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of words) {
    for (let at = 0; at < word.length; at += 1) {
      const letter = word.charAt(at);
      const before = word.slice(Math.max(0, at - 2), at);
      if (/\p{L}/u.test(letter)) found.set(before, (found.get(before) ?? '') + letter);
    }
  }
  return found;
}

const drawnFrom = (letters: string, random: () => number) =>
  letters.charAt(Math.floor(random() * letters.length));

/**
 * A word that the corpus does not have, with its capitals, digits and separators in the same places. Its letters follow
 * each other as in the corpus, so that the vocabulary compresses as well as that of the corpus.
 */
function newName(
  word: string,
  { taken, letters }: { taken: Set<string>; letters: ReadonlyMap<string, string> },
  random: () => number,
): string {
  for (;;) {
    let name = '';
    for (const character of word) {
      const next = letters.get(name.slice(-2)) ?? letters.get('') ?? character;
      if (/\p{L}/u.test(character)) name += drawnFrom(next, random);
      else name += /\d/.test(character) ? String(Math.floor(random() * 10)) : character;
    }
    if (!taken.has(name)) {
      taken.add(name);
      return name;
    }
    // There are not enough names for short words: make them longer.
    word += 'e';
  }
}

function like(model: string, word: string): string {
  if (model === model.toUpperCase() && model !== model.toLowerCase()) return word.toUpperCase();
  return model[0] === model[0]?.toUpperCase() ? word[0]?.toUpperCase() + word.slice(1) : word;
}

/**
 * A corpus that is several times as large: the pages, and changed copies of them with unique addresses. It is the same
 * in every run. The vocabulary grows according to Heaps' law for this language.
 */
export function grown(pages: readonly ParsedPage[], times: number): ParsedPage[] {
  const language = languageOf(pages);
  const random = seeded(SEED);
  const taken = new Set(language.words);
  const letters = followers(language.words);
  const size = (length: number) => language.words.size * length ** language.exponent;
  const copies = Array.from({ length: times - 1 }, (_, index) => {
    const share = (size(index + 2) - size(index + 1)) / language.rare.length;
    const names = new Map(
      language.rare
        .filter(() => random() < share)
        .map((word) => [word, newName(word, { taken, letters }, random)]),
    );
    const change = (text: string) =>
      text.replace(WORD, (word) => {
        const drawn =
          random() < REDRAWN
            ? (language.running[Math.floor(random() * language.running.length)] ?? word)
            : word.toLowerCase();
        return like(word, names.get(drawn) ?? drawn);
      });
    const rename = (text: string) =>
      text.replace(WORD, (word) => like(word, names.get(word.toLowerCase()) ?? word.toLowerCase()));
    return pages.map((page) => ({
      ...page,
      url: page.url.replace('/docs/', `/docs/part-${index + 2}/`),
      pageTitle: rename(page.pageTitle),
      description: change(page.description),
      ...(page.questions ? { questions: page.questions.map(change) } : {}),
      sections: page.sections.map(({ title, hash, content, code, defined }) => ({
        title: rename(title),
        hash,
        content: change(content),
        code: rename(code),
        defined: rename(defined),
      })),
    }));
  });
  return [...pages, ...copies.flat()];
}
