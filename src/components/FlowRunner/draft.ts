import type { Json, RunRequest } from '@ace-docs/flow-runner';
import diff from 'microdiff';

/** The parts of a run that are JSON and no files, in their order. */
export const JSON_PARTS = ['input', 'env', 'headers', 'api', 'responses'] as const;
export type JsonPart = (typeof JSON_PARTS)[number];

/** A flow with its input as the reader edits it: the files and parts are texts, valid or not. */
export type FlowDraft = {
  kind: 'flow';
  version: string;
  /** Path of the flow to run; one of `files`. */
  flow: string;
  files: Readonly<Record<string, string>>;
  /** Only the input is always there. */
  parts: Readonly<Partial<Record<JsonPart, string>> & { input: string }>;
};
/** A JSONata expression with its input. */
export type JsonataDraft = { kind: 'jsonata'; expression: string; input: string };
/** What a reader edits and runs. */
export type Draft = FlowDraft | JsonataDraft;

/** A text of a draft. Its ID is the name of a part, `expression`, or `file:` and the path of a file. */
type DraftText = { id: string; text: string };

const FILE = 'file:';
/** The ID of the text of a file. */
export const idOfFile = (path: string): string => FILE + path;

/** The texts of a draft that can be edited: of each tab, the one that matters most first. */
export function textsOf(draft: Draft): DraftText[] {
  const texts = (named: Record<string, string>, prefix = '') =>
    Object.entries(named).map(([id, text]): DraftText => ({ id: prefix + id, text }));
  if (draft.kind === 'jsonata') return texts({ expression: draft.expression, input: draft.input });
  const { flow, files, parts } = draft;
  return [...texts({ [flow]: files[flow] ?? '', ...files }, FILE), ...texts(parts)];
}

/** The draft with another text. */
export function withText(draft: Draft, id: string, text: string): Draft {
  if (draft.kind === 'jsonata') return { ...draft, [id]: text };
  return id.startsWith(FILE)
    ? { ...draft, files: { ...draft.files, [id.slice(FILE.length)]: text } }
    : { ...draft, parts: { ...draft.parts, [id]: text } };
}

/** Width up to which a value stays on one line. */
const LINE_WIDTH = 72;

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

/** The draft of an example. */
export function draftOf({ version, flow, files, ...request }: RunRequest): FlowDraft {
  const parts = JSON_PARTS.flatMap((part) => {
    const value = request[part];
    const isAbsent = value === undefined || (part === 'responses' && value.length === 0);
    return isAbsent ? [] : [[part, formatJson(value)]];
  });
  const texts = Object.fromEntries(parts) as FlowDraft['parts'];
  return { kind: 'flow', version, flow, files, parts: texts };
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
