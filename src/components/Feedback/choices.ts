import { parseRecord } from '@site/src/browser/stored';

/** Whether a page was helpful. */
export type Choice = 'yes' | 'no';

/** The stored choices of all pages. */
const parse = (stored: string | null) => parseRecord(stored) as Record<string, Choice>;

/** The stored choice for a page. */
export const choiceOf = (stored: string | null, page: string): Choice | undefined =>
  parse(stored)[page];

/** The stored choices with one for a page. */
export const withChoice = (stored: string | null, page: string, choice: Choice): string =>
  JSON.stringify({ ...parse(stored), [page]: choice });
