/** Where the cursor is in a flow file: in which object of which step. */
export type Place = {
  /** Path of the object from the step, with `[]` for each list; empty for the step itself. */
  path: string;
  /** The key whose value is typed; undefined where a key is typed. */
  key?: string;
  /** The type of the step, if the file says it. */
  stepType?: string;
};

type Row = { column: number; isItem: boolean; key?: string; value: string };

/** The lists whose items are steps. */
const STEP_LISTS = new Set(['steps', 'defaultCase']);
const ROW = /^( *)((?:- +|-$)*)(?:"?([\w$]+)"? *:(?= |$))?(.*)$/;

/** A line of YAML, or of JSON with one key on each line. The line `{` opens an item, as `-` does in YAML. */
function readRow(line: string): Row {
  const [, space = '', dashes = '', key, rest = ''] = ROW.exec(line) ?? [];
  const value = rest.trim().replace(/,$/, '');
  const isItem = dashes !== '' || (key === undefined && value === '{');
  return { column: space.length + dashes.length, isItem, ...(key !== undefined && { key }), value };
}

/** The type that a step states, between the first and the last line of its object. */
function stepTypeOf(rows: readonly (Row | undefined)[], index: number, column: number) {
  const isFirst = (row: Row) => row.isItem && row.column <= column;
  const typeOf = (row: Row) =>
    row.key === 'stepType' && row.column === column
      ? row.value.trim().replace(/^(["'])(.*)\1$/, '$2')
      : undefined;
  for (let at = index; at >= 0; at -= 1) {
    const row = rows[at];
    if (!row) continue;
    const found = typeOf(row);
    if (found !== undefined) return found;
    if (isFirst(row)) break;
  }
  for (let at = index + 1; at < rows.length; at += 1) {
    const row = rows[at];
    if (!row) continue;
    if (row.column < column || isFirst(row)) break;
    const found = typeOf(row);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Finds where the cursor is, by indentation: while someone types, the text is incomplete, and a parser does not read it.
 * @param lines the lines of a flow file: YAML, or JSON with one key on each line
 * @param index line of the cursor, from 0
 * @param before the text of the line before the cursor
 * @returns undefined outside of steps
 */
export function placeAt(
  lines: readonly string[],
  index: number,
  before: string,
): Place | undefined {
  const rows = lines.map((line) => (/^\s*(?:#|$)/.test(line) ? undefined : readRow(line)));
  const current = readRow(before);
  const path: string[] = [];
  let { column, isItem } = current;
  let keys = column;
  for (let at = index - 1; at >= 0; at -= 1) {
    const row = rows[at];
    if (!row) continue;
    if (row.column === column && row.isItem) isItem = true;
    if (row.column >= column) continue;
    if (row.key === undefined) {
      if (row.isItem) ({ column } = row);
      isItem ||= row.isItem;
      continue;
    }
    if (isItem && STEP_LISTS.has(row.key)) {
      const stepType = stepTypeOf(rows, index, keys);
      return {
        path: path.join('.'),
        ...(current.key !== undefined && { key: current.key }),
        ...(stepType !== undefined && { stepType }),
      };
    }
    path.unshift(row.key + (isItem ? '[]' : ''));
    ({ column, isItem } = row);
    keys = column;
  }
  return undefined;
}
