/** The settings of a fenced code block. */
export type FenceLines = {
  /** The file name, or what the code is. */
  title: string | undefined;
  /** The code without magic comments. */
  code: string;
  /** Indexes of the marked lines, from 0. */
  marked: number[];
  /** Number of the first line, if lines are numbered. */
  firstNumber: number | undefined;
};

// A title may contain braces.
const TITLE = /title=(["'])(.*?)\1/;
const RANGES = /\{([\d,-]+)\}/;
const NUMBERS = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/;
// In a comment of any language, on its own line.
const MAGIC =
  /^\s*(?:\/\/|\{?\/\*|#|<!--|--|;)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

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

function readMagicComments(lines: readonly string[]): { kept: string[]; marked: number[] } {
  const kept: string[] = [];
  const marked: number[] = [];
  let next = false;
  let open = false;
  for (const line of lines) {
    const word = MAGIC.exec(line)?.[1];
    if (word === undefined) {
      if (open || next) marked.push(kept.length);
      kept.push(line);
    }
    next = word === 'next-line';
    if (word === 'start') open = true;
    if (word === 'end') open = false;
  }
  if (open) throw new Error('The code block has a "highlight-start" without "highlight-end".');
  return { kept, marked };
}

/**
 * Reads the title of a fenced block, which lines of a fenced block are marked and whether they are numbered: from
 * `title="…"`, `{1,3-5}` and `showLineNumbers` or
 * `showLineNumbers=10` after the language, or from magic comments (`highlight-next-line`, `highlight-start`,
 * `highlight-end`), which are removed.
 * @param meta the text after the language
 * @throws Error if a marked line does not exist, or a range is not closed
 */
export function readFence(source: string, meta: string): FenceLines {
  const title = TITLE.exec(meta)?.[2];
  const options = meta.replace(TITLE, '');
  const number = NUMBERS.exec(options);
  const firstNumber = number ? Number(number[1] ?? 1) : undefined;
  const lines = source.split(/\r?\n/);
  const ranges = RANGES.exec(options)?.[1];
  if (ranges !== undefined)
    return { title, code: lines.join('\n'), marked: readRanges(ranges, lines.length), firstNumber };
  const { kept, marked } = readMagicComments(lines);
  return { title, code: kept.join('\n'), marked, firstNumber };
}
