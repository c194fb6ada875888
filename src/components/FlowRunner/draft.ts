import { jsonLanguage } from '@codemirror/lang-json';
import type { FlowVersion, RunRequest } from '@site/src/flow/types';
import { versionNames } from '@site/src/site/versions';

/** The parts of a run that are JSON and no files, in the order of their tabs. */
export const JSON_PARTS = ['input', 'env', 'headers', 'api', 'responses'] as const;
export type JsonPart = (typeof JSON_PARTS)[number];

/** A run as the reader edits it: the files and parts are texts, valid or not. */
export type Draft = {
  version: FlowVersion;
  /** Path of the flow to run; one of `files`. */
  flow: string;
  files: Readonly<Record<string, string>>;
  /** Only the input is always there. */
  parts: Readonly<Partial<Record<JsonPart, string>> & { input: string }>;
};

/** Where a part is not valid JSON. */
export type PartProblem = { part: JsonPart; message: string; line: number; column: number };

/** A draft from elsewhere that is not valid; the message is for the reader. */
export class BadDraft extends Error {}

/** Characters that a draft may have in all; the largest example has a tenth. */
export const MAX_CHARACTERS = 200_000;
export const MAX_FILES = 50;
const MAX_PATH = 200;

/** Width up to which a value stays on one line. */
const LINE_WIDTH = 72;

/** Formats a value as the pages do: what is short stays on one line. */
export function formatJson(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value, null, 1)?.replace(/\n\s*/g, ' ') ?? 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const short = flat.replace(/^\[ /, '[').replace(/ \]$/, ']');
  const isNested = Object.values(value).some((item) => item !== null && typeof item === 'object');
  if (!isNested && indent.length + short.length <= LINE_WIDTH) return short === '[]' ? '[]' : short;
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => inner + formatJson(item, inner))
    : Object.entries(value).map(
        ([key, item]) => `${inner}${JSON.stringify(key)}: ${formatJson(item, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return items.length === 0
    ? `${open}${close}`
    : `${open}\n${items.join(',\n')}\n${indent}${close}`;
}

/** The draft of an example. */
export function draftOf({ version, flow, files, ...request }: RunRequest): Draft {
  const parts = Object.fromEntries(
    JSON_PARTS.flatMap((part) => {
      const value =
        part === 'responses' && request.responses?.length === 0 ? undefined : request[part];
      return value === undefined ? [] : [[part, formatJson(value)]];
    }),
  );
  return { version, flow, files, parts: { input: '{}', ...parts } };
}

/** The place of the first syntax error of a JSON text. */
function errorPlace(text: string): { line: number; column: number } {
  let position = text.length;
  jsonLanguage.parser.parse(text).iterate({
    enter: ({ type, from }) => {
      if (type.isError) position = Math.min(position, from);
    },
  });
  const lines = text.slice(0, position).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Parses a JSON text. The messages of browsers differ, and most have no line. */
export function parseJson(
  text: string,
): { value: unknown } | { message: string; line: number; column: number } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error), ...errorPlace(text) };
  }
}

/** The request of a draft, or the first part that is not valid JSON. */
export function requestOf(draft: Draft): { request: RunRequest } | { problem: PartProblem } {
  const values: Partial<Record<JsonPart, unknown>> = {};
  for (const part of JSON_PARTS) {
    const text = draft.parts[part];
    if (text === undefined) continue;
    const parsed = parseJson(text);
    if (!('value' in parsed)) return { problem: { part, ...parsed } };
    const { value } = parsed;
    const isList = Array.isArray(value);
    const isWanted =
      part === 'responses'
        ? isList
        : part === 'input'
          ? isList || isObject(value)
          : isObject(value);
    if (!isWanted) {
      const message =
        part === 'responses' ? 'A JSON array is expected.' : 'A JSON object is expected.';
      return { problem: { part, message, line: 1, column: 1 } };
    }
    values[part] = value;
  }
  const { version, flow, files } = draft;
  return { request: { version, flow, files, ...values } as RunRequest };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with no other keys than these. */
function readObject(value: unknown, what: string, keys?: readonly string[]) {
  if (!isObject(value)) throw new BadDraft(`${what} is not an object.`);
  const unknown = keys && Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    throw new BadDraft(`${what} has the unknown key "${unknown.slice(0, 40)}".`);
  return value;
}

/** Texts by name, as entries. */
function readTexts(value: unknown, what: string, keys?: readonly string[]): [string, string][] {
  return Object.entries(readObject(value, what, keys)).map(([key, text]) => {
    if (typeof text !== 'string')
      throw new BadDraft(`"${key.slice(0, 40)}" of ${what} is not a text.`);
    return [key, text];
  });
}

/**
 * Reads a draft that comes from an address or a file.
 * @throws BadDraft if it has anything else than a draft has, or is too large
 */
export function readDraft(value: unknown): Draft {
  const { version, flow, files, parts } = readObject(value, 'The example', [
    'version',
    'flow',
    'files',
    'parts',
  ]);
  if (typeof version !== 'string' || !versionNames.includes(version))
    throw new BadDraft(`The version is not one of ${versionNames.join(', ')}.`);
  const fileTexts = readTexts(files, 'the list of files');
  const partTexts = readTexts(parts, 'the list of parts', JSON_PARTS);
  // A path becomes the name of a tab and of a file in a ZIP file: it stays below its folder.
  const bad = fileTexts.find(
    ([path]) => path.length > MAX_PATH || !/^[\w -]+(?:[./][\w -]+)*$/.test(path),
  );
  if (bad) throw new BadDraft(`"${bad[0].slice(0, 40)}" is not a path of a file.`);
  if (fileTexts.length > MAX_FILES) throw new BadDraft(`There are more than ${MAX_FILES} files.`);
  const size = [...fileTexts, ...partTexts].reduce((sum, [, text]) => sum + text.length, 0);
  if (size > MAX_CHARACTERS)
    throw new BadDraft(`The example has more than ${MAX_CHARACTERS} characters.`);
  // Also a file that is named __proto__ becomes a property.
  const filesByPath = Object.fromEntries(fileTexts);
  if (typeof flow !== 'string' || !Object.hasOwn(filesByPath, flow))
    throw new BadDraft('The flow to run is not one of the files.');
  const input = partTexts.find(([part]) => part === 'input')?.[1];
  if (input === undefined) throw new BadDraft('The example has no input document.');
  return {
    version: version as FlowVersion,
    flow,
    files: filesByPath,
    parts: { ...Object.fromEntries(partTexts), input },
  };
}
