import diff from 'microdiff';

type Path = readonly (string | number)[];
/** A difference between two documents. */
export type Change = {
  kind: 'added' | 'removed' | 'changed';
  path: string;
  before?: unknown;
  after?: unknown;
};

/** A path as the expressions of a flow write it: `result.lines[0].id`. */
export function pathText(path: Path): string {
  return path
    .map((part, index) => {
      if (typeof part === 'number') return `[${part}]`;
      if (!/^[A-Za-z_$][\w$]*$/.test(part)) return `[${JSON.stringify(part)}]`;
      return index === 0 ? part : `.${part}`;
    })
    .join('');
}

const KINDS = { CREATE: 'added', REMOVE: 'removed', CHANGE: 'changed' } as const;

/** The differences between two JSON values, in the order of their paths; of values nested too deeply, only that. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  let differences: ReturnType<typeof diff>;
  try {
    // The library compares objects and arrays: the values stand in one of their own.
    differences = diff({ '': before }, { '': after }, { cyclesFix: false });
  } catch {
    return [{ kind: 'changed', path: '' }];
  }
  return differences.map((difference) => ({
    kind: KINDS[difference.type],
    path: pathText(difference.path.slice(1)),
    ...('oldValue' in difference && { before: difference.oldValue as unknown }),
    ...('value' in difference && { after: difference.value as unknown }),
  }));
}

/** A line of a document, and how it differs from the document before. */
export type DocLine = { indent: string; key: string; text: string; kind?: 'added' | 'changed' };

/** A document as JSON, one value in each line, with marks where it differs from the one before. */
export function markedLines(before: unknown, after: unknown): DocLine[] {
  const kinds = new Map(changesBetween(before, after).map(({ path, kind }) => [path, kind]));
  const lines: DocLine[] = [];
  const write = (
    value: unknown,
    path: Path,
    key: string,
    comma: string,
    above?: DocLine['kind'],
  ) => {
    const own = kinds.get(pathText(path));
    const kind = above ?? (own === 'removed' ? undefined : own);
    const indent = '  '.repeat(path.length);
    const add = (text: string, name = '') =>
      lines.push({ indent, key: name, text, ...(kind && { kind }) });
    const isList = Array.isArray(value);
    const entries: [string | number, unknown][] = isList
      ? value.map((item, index) => [index, item])
      : Object.entries(typeof value === 'object' ? (value ?? {}) : {});
    if (entries.length === 0) {
      add(`${JSON.stringify(value) ?? 'null'}${comma}`, key);
      return;
    }
    add(isList ? '[' : '{', key);
    entries.forEach(([name, item], index) => {
      const itemKey = isList ? '' : `${JSON.stringify(name)}: `;
      write(item, [...path, name], itemKey, index < entries.length - 1 ? ',' : '', kind);
    });
    add(`${isList ? ']' : '}'}${comma}`);
  };
  write(after, [], '', '');
  return lines;
}
