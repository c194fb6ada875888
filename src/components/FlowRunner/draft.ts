import type { RunRequest } from '@ace-docs/flow-runner';
import { versionNames } from '@site/src/site/versions';

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
export type DraftText = { id: string; text: string };

const FILE = 'file:';
/** The ID of the text of a file. */
export const idOfFile = (path: string): string => FILE + path;

/** The texts of a draft that can be edited: the two that matter most first. */
export function textsOf(draft: Draft): DraftText[] {
  if (draft.kind === 'jsonata') {
    const { expression, input } = draft;
    return [
      { id: 'expression', text: expression },
      { id: 'input', text: input },
    ];
  }
  const { flow, files, parts } = draft;
  const { input, ...others } = parts;
  const file = (path: string) => ({ id: idOfFile(path), text: files[path] ?? '' });
  return [
    { id: 'input', text: input },
    file(flow),
    ...Object.entries(others).map(([id, text]) => ({ id, text })),
    ...Object.keys(files)
      .filter((path) => path !== flow)
      .map(file),
  ];
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

/** Formats a value as the pages do: what is short stays on one line. */
export function formatJson(value: unknown, indent = ''): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const items = Array.isArray(value)
    ? value.map((item): [string, unknown] => ['', item])
    : Object.entries(value).map(([key, item]): [string, unknown] => [
        `${JSON.stringify(key)}: `,
        item,
      ]);
  const [open = '', close = ''] = Array.isArray(value) ? '[]' : '{}';
  if (items.length === 0) return open + close;
  // A value with values inside is long: trying each would double the work with each level.
  if (!items.some(([, item]) => item !== null && typeof item === 'object')) {
    const [before, after] = Array.isArray(value) ? [open, close] : [`${open} `, ` ${close}`];
    const short = before + items.map(([key, item]) => key + formatJson(item)).join(', ') + after;
    if (indent.length + short.length <= LINE_WIDTH) return short;
  }
  const inner = `${indent}  `;
  const lines = items.map(([key, item]) => inner + key + formatJson(item, inner));
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** The draft of an example. */
export function draftOf({ version, flow, files, ...request }: RunRequest): FlowDraft {
  const parts = JSON_PARTS.flatMap((part) => {
    const value = request[part];
    const isAbsent = value === undefined || (part === 'responses' && value.length === 0);
    return isAbsent ? [] : [[part, formatJson(value)]];
  });
  return {
    kind: 'flow',
    version,
    flow,
    files,
    parts: Object.fromEntries(parts) as FlowDraft['parts'],
  };
}

/** A draft from an address that is not valid; the message is for the reader. */
export class BadDraft extends Error {}

/** Characters that a draft may have in all; the largest example has a tenth. */
export const MAX_CHARACTERS = 200_000;
const MAX_FILES = 50;
/** A path that stays below its folder: it becomes the name of a field. */
const PATH = /^(?=.{1,200}$)[\w -]+(?:[./][\w -]+)*$/;

/** The entries of an object. @throws BadDraft if it is none, or has other keys */
function entriesOf(value: unknown, what: string, keys?: readonly string[]): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadDraft(`${what} is not an object.`);
  const unknown = keys && Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    throw new BadDraft(`${what} has the unknown key "${unknown.slice(0, 40)}".`);
  return Object.entries(value);
}

/** Texts by name. Also one that is named `__proto__` becomes a property. */
function readTexts(value: unknown, what: string, keys?: readonly string[]): Record<string, string> {
  const entries = entriesOf(value, what, keys).map(([key, text]): [string, string] => {
    if (typeof text !== 'string')
      throw new BadDraft(`"${key.slice(0, 40)}" of ${what} is not a text.`);
    return [key, text];
  });
  const size = entries.reduce((sum, [, text]) => sum + text.length, 0);
  if (size > MAX_CHARACTERS)
    throw new BadDraft(`The example has more than ${MAX_CHARACTERS} characters.`);
  return Object.fromEntries(entries);
}

/**
 * Reads a draft that comes from an address.
 * @throws BadDraft if it has anything else than a draft has, or is too large
 */
export function readDraft(kind: Draft['kind'], value: unknown): Draft {
  if (kind === 'jsonata') {
    const { expression, input } = readTexts(value, 'The example', ['expression', 'input']);
    if (expression === undefined || input === undefined)
      throw new BadDraft('The address contains no JSONata expression.');
    return { kind, expression, input };
  }
  const keys = ['version', 'flow', 'files', 'parts'];
  const { version, flow, ...texts } = Object.fromEntries(entriesOf(value, 'The example', keys));
  if (typeof version !== 'string' || !versionNames.includes(version))
    throw new BadDraft(`The version is not one of ${versionNames.join(', ')}.`);
  const files = readTexts(texts.files, 'the list of files');
  const paths = Object.keys(files);
  const bad = paths.find((path) => !PATH.test(path));
  if (bad !== undefined) throw new BadDraft(`"${bad.slice(0, 40)}" is not a path of a file.`);
  if (paths.length > MAX_FILES) throw new BadDraft(`There are more than ${MAX_FILES} files.`);
  if (typeof flow !== 'string' || !Object.hasOwn(files, flow))
    throw new BadDraft('The flow to run is not one of the files.');
  const { input, ...parts } = readTexts(texts.parts, 'the list of parts', JSON_PARTS);
  if (input === undefined) throw new BadDraft('The example has no input document.');
  return { kind, version, flow, files, parts: { ...parts, input } };
}
