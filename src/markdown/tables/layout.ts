/** A table as text: the labels of its columns and the cells of its rows. */
export type TableText = { labels: readonly string[]; rows: readonly (readonly string[])[] };

/**
 * How a table is laid out where it has little room:
 * - `stacked`: each row becomes a block, its first cell the title, the other cells with their labels;
 * - `matrix`: it scrolls sideways, and its first column stays in place;
 * - `small`: it stays as it is, because it fits.
 */
export type TableLayout = 'stacked' | 'matrix' | 'small';

/** The longest cells of a small table have together at most this many characters: they fit 320 px. */
const SMALL = 30;
/** The cells of a matrix behind its first column have on average at most this many characters. */
const SHORT = 12;

const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));

/**
 * Selects the layout of a table. A matrix compares short values in at least three columns with each other; a table
 * with sentences is read row by row.
 */
export function tableLayout({ labels, rows }: TableText): TableLayout {
  const columns = labels.map((label, index) =>
    longest([label, ...rows.map((row) => row[index] ?? '')]),
  );
  if (columns.reduce((sum, length) => sum + length, 0) <= SMALL) return 'small';
  const values = rows.flatMap((row) => row.slice(1));
  const average = values.reduce((sum, { length }) => sum + length, 0) / Math.max(1, values.length);
  const compared = labels.length - 1;
  const isMatrix = average <= SHORT && (compared >= 3 || (compared === 2 && labels[0] === ''));
  return isMatrix ? 'matrix' : 'stacked';
}

/** Whether a cell says nothing: it is empty, or a dash. */
export const isEmptyCell = (text: string): boolean => /^[\s–—-]*$/.test(text);
