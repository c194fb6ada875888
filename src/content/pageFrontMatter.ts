import { parse } from 'yaml';

const FRONT_MATTER = /^\uFEFF?---\r?\n(.*?)\r?\n---\r?\n/s;

/**
 * Reads the front matter of a page as it is in the file, with the keys that `src/markdown/front-matter.ts` omits.
 * @param source the text of the page
 * @returns an empty record if there is none
 * @throws Error if it is not YAML
 */
export const pageFrontMatter = (source: string): Record<string, unknown> =>
  (parse(FRONT_MATTER.exec(source)?.[1] ?? '') as Record<string, unknown> | null) ?? {};
