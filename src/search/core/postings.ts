/** How a section uses a word: only in code, once or more often in its text, or as a name that it defines. */
export const postingTypes = { code: 0, once: 1, often: 2, defined: 3 } as const;
export type PostingType = (typeof postingTypes)[keyof typeof postingTypes];
const TYPES = 4;

/** A posting: the id of a section that has a word, and how the section uses it. */
export type Posting = { section: number; type: PostingType };

/** The sections that have a word, ascending, and how each uses it. */
export type Postings = { sections: Uint32Array; types: Uint8Array };

/** Encodes the postings of a word as one number each, of the gap to the section before and the type: they compress well. */
export const encodePostings = (postings: readonly Posting[]): number[] =>
  postings.map(
    ({ section, type }, at) => (section - (postings[at - 1]?.section ?? -1) - 1) * TYPES + type,
  );

/** Decodes the output of `encodePostings`. */
export function decodePostings(numbers: readonly number[]): Postings {
  let section = -1;
  return {
    sections: Uint32Array.from(numbers, (number) => (section += 1 + Math.floor(number / TYPES))),
    types: Uint8Array.from(numbers, (number) => number % TYPES),
  };
}
