/** The settings of a fenced code block. */
type FenceSettings = {
  /** The file name, or what the code is. */
  title: string | undefined;
  /** Indexes of the marked lines, from 0. */
  marked: number[];
};

// A title may contain braces.
const TITLE = /title=(["'])(.*?)\1/;
const RANGES = /\{([\d,-]+)\}/;

/** Whether a shell block also shows its call of curl as an HTTP request: `http` behind the language. */
export const isHttpShown = (meta: string): boolean =>
  /(?:^|\s)http(?=\s|$)/.test(meta.replace(TITLE, ''));

function readRanges(ranges: string, count: number): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    if (from < 1 || to < from || to > count)
      throw new Error(
        `The code block marks the lines {${ranges}}, but has the lines 1 to ${count}.`,
      );
    return Array.from({ length: to - from + 1 }, (_, index) => from - 1 + index);
  });
}

/**
 * Reads the title of a fenced block, and which lines of it are marked: from `title="…"` and `{1,3-5}` after the language.
 * @param meta the text after the language
 * @throws Error if a marked line does not exist
 */
export function readFence(source: string, meta: string): FenceSettings {
  const ranges = RANGES.exec(meta.replace(TITLE, ''))?.[1];
  return {
    title: TITLE.exec(meta)?.[2],
    marked: ranges === undefined ? [] : readRanges(ranges, source.split('\n').length),
  };
}
