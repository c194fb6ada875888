/** Whether a page was helpful. */
export type Choice = 'yes' | 'no';

const isChoices = (value: unknown): value is Record<string, Choice> =>
  typeof value === 'object' && value !== null;

/** Parses the stored choices of all pages; what is not valid counts as none. */
function parse(stored: string | null): Record<string, Choice> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return isChoices(value) ? value : {};
  } catch {
    return {};
  }
}

/** The stored choice for a page. */
export const choiceOf = (stored: string | null, page: string): Choice | undefined =>
  parse(stored)[page];

/** The stored choices with one for a page. */
export const withChoice = (stored: string | null, page: string, choice: Choice): string =>
  JSON.stringify({ ...parse(stored), [page]: choice });
