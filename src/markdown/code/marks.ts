import { TITLE } from '../../content/pages/markdown';

/** The lines that a block marks: `{1,3-5}`. */
const RANGES = /\{([\d,-]+)\}/;

/** Whether a shell block also shows its call of curl as an HTTP request: `http` behind the language. */
export const isHttpShown = (meta: string): boolean =>
  /(?:^|\s)http(?=\s|$)/.test(meta.replace(TITLE, ''));

/**
 * Reads which lines of a fenced block are marked, from 0.
 * @param meta the text after the language
 * @throws Error if a marked line does not exist
 */
export function markedLines(source: string, meta: string): number[] {
  // A title may contain braces.
  const ranges = RANGES.exec(meta.replace(TITLE, ''))?.[1]?.split(',') ?? [];
  const count = source.split('\n').length;
  return ranges.flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    if (from < 1 || to < from || to > count)
      throw new Error(
        `The code block marks the lines {${ranges.join()}}, but has the lines 1 to ${count}.`,
      );
    return Array.from({ length: to - from + 1 }, (_, index) => from - 1 + index);
  });
}
