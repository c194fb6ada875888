import type { ParsedPage } from '../../src/search/core/sections';

/** A word of the index: an identifier is one word. */
const WORD = /[\p{L}\p{N}_$@]+(?:[-./+][\p{L}\p{N}_$@]+)*/gu;
/** Share of the words of a copy that are drawn anew from all words of the pages, so that each copy has other words together. */
const REDRAWN = 0.3;
/** A word in at most this many places is rare. */
const RARE = 8;
/** Share of the rare words that get a new name in a copy: 40 times the text has about 7.5 times the words (Heaps' law). */
const RENAMED = 0.28;

const LETTERS = ['aeiou', 'bcdfghjklmnpqrstvwxyz'];

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator). */
function seeded(): () => number {
  let state = 5;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A word that is as long: vowels become other vowels, and consonants other consonants. */
function renamed(word: string, random: () => number): string {
  return [...word]
    .map((letter) => {
      const others = LETTERS.find((letters) => letters.includes(letter));
      return others?.charAt(Math.floor(random() * others.length)) ?? letter;
    })
    .join('');
}

const stringsOf = ({ sections }: ParsedPage) =>
  sections.map(({ title, content }) => `${title} ${content}`);

/**
 * Repeats pages at other paths. In a copy, some words are others: it has about as many new words as text of that length.
 * @param times 1 returns the pages unchanged
 */
export function grown(pages: readonly ParsedPage[], times: number): ParsedPage[] {
  const random = seeded();
  const words = pages.flatMap(stringsOf).join(' ').toLowerCase().match(WORD) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rare = [...counts].filter(([, count]) => count <= RARE).map(([word]) => word);
  const copies = Array.from({ length: times - 1 }, (_, index) => {
    const names = new Map(
      rare.filter(() => random() < RENAMED).map((word) => [word, renamed(word, random)]),
    );
    const rename = (text: string) =>
      text.replace(WORD, (word) => names.get(word.toLowerCase()) ?? word);
    const redraw = (text: string) =>
      text.replace(WORD, (word) =>
        random() < REDRAWN ? (words[Math.floor(random() * words.length)] ?? word) : word,
      );
    return pages.map((page) => ({
      ...page,
      url: page.url.replace('/docs/', `/docs/part-${index + 2}/`),
      pageTitle: rename(page.pageTitle),
      questions: (page.questions ?? []).map((question) => rename(redraw(question))),
      sections: page.sections.map(({ title, hash, content, code, defined }) => ({
        title: rename(title),
        hash,
        content: rename(redraw(content)),
        code: rename(code),
        defined: rename(defined),
      })),
    }));
  });
  return [...pages, ...copies.flat()];
}
