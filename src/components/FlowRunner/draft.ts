import type { Json, RunRequest } from '@ace-docs/flow-runner';
import diff from 'microdiff';

/** The parts of a run that are JSON and no files, in their order. */
export const JSON_PARTS = ['input', 'env', 'headers', 'api', 'responses'] as const;

/**
 * The texts that a reader edits, valid or not: of each tab, the one that matters most first. The ID of a text is the name
 * of a part, `expression`, or `file:` and the path of a file. Only the input is always there.
 */
type Texts = Readonly<Record<string, string>>;
/** A flow, by the path of its file, with its input. */
export type FlowDraft = { kind: 'flow'; version: string; flow: string; texts: Texts };
/** What a reader edits and runs: a flow, or a JSONata expression with its input. */
export type Draft = FlowDraft | { kind: 'jsonata'; texts: Texts };

const FILE = 'file:';
export const idOfFile = (path: string): string => FILE + path;
/** The path of the file that a text is; undefined for another text. */
export const fileOf = (id: string): string | undefined =>
  id.startsWith(FILE) ? id.slice(FILE.length) : undefined;

/** Width up to which a value stays on one line. */
const LINE_WIDTH = 80;

/** Formats a value as the pages do: what is short, and has no values inside of values, stays on one line. */
export function formatJson(value: unknown, indent = ''): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const isList = Array.isArray(value);
  const [open = '', close = ''] = isList ? '[]' : '{}';
  const inner = `${indent}  `;
  const items = Object.entries(value).map(
    ([key, item]) => (isList ? '' : `${JSON.stringify(key)}: `) + formatJson(item, inner),
  );
  if (items.length === 0) return open + close;
  if (Object.values(value).every((item) => item === null || typeof item !== 'object')) {
    const space = isList ? '' : ' ';
    const short = open + space + items.join(', ') + space + close;
    if (indent.length + short.length <= LINE_WIDTH) return short;
  }
  return `${open}\n${inner}${items.join(`,\n${inner}`)}\n${indent}${close}`;
}

export function draftOf({ version, flow, files, ...request }: RunRequest): FlowDraft {
  const texts: Record<string, string> = {};
  for (const [path, text] of Object.entries({ [flow]: '', ...files })) texts[idOfFile(path)] = text;
  for (const part of JSON_PARTS) {
    const value = request[part];
    const isAbsent = value === undefined || (part === 'responses' && value.length === 0);
    if (!isAbsent) texts[part] = formatJson(value);
  }
  return { kind: 'flow', version, flow, texts };
}

/** The result that a page states. */
export type Stated = { doc: Json; errors?: readonly Json[] };

/** Whether a run gave the result that the page states; the errors count only if the page states them. */
export function isSameResult(stated: Stated | undefined, value: unknown): boolean {
  if (stated === undefined || value === undefined) return false;
  const { doc, errors } = value as Stated;
  const given = stated.errors ? { doc, errors } : { doc };
  return diff(stated, given, { cyclesFix: false }).length === 0;
}
