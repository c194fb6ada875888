import type { HeaderRule } from '../../src/plugins/finish-pages/headers';

/** Reads a `_headers` file. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name && value !== undefined && rule) rule.headers[name] = value;
    else if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
  }
  return rules;
}

/** The headers of an address: those of all rules that match. */
export function headersOf(rules: readonly HeaderRule[], address: string): Record<string, string> {
  const found = rules.filter(({ path }) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path,
  );
  return Object.assign({}, ...found.map(({ headers }) => headers)) as Record<string, string>;
}
