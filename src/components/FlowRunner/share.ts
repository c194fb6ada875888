import { versionNames } from '@site/src/site/versions';
import { type Draft, JSON_PARTS } from './draft';

/** A draft from an address that is not valid; the message is for the reader. */
export class BadDraft extends Error {}

function fail(message: string): never {
  throw new BadDraft(message);
}

/** Characters that a shared draft may have in an address: chat programs and mail cut longer ones. */
export const MAX_ADDRESS = 8_000;
/** Characters that the texts of a draft may have; the largest example has a tenth. */
export const MAX_CHARACTERS = 200_000;
const MAX_FILES = 50;
/** A path that stays below its folder: it becomes the name of a field. */
const PATH = /^(?=.{1,200}$)[\w -]+(?:[./][\w -]+)*$/;
const HASH = /^#(flow|jsonata)=([\w-]+)$/;

/** The entries of an object. @throws BadDraft if it is none, or has other keys */
function entriesOf(value: unknown, what: string, keys?: readonly string[]): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail(`${what} is not an object.`);
  const unknown = keys && Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) fail(`${what} has the unknown key "${unknown.slice(0, 40)}".`);
  return Object.entries(value);
}

/** Texts by name. Also one that is named `__proto__` becomes a property. @throws BadDraft */
function readTexts(value: unknown, what: string, keys?: readonly string[]): Record<string, string> {
  let size = 0;
  const entries = entriesOf(value, what, keys).map(([key, text]): [string, string] => {
    if (typeof text !== 'string') return fail(`"${key.slice(0, 40)}" of ${what} is not a text.`);
    size += text.length;
    return [key, text];
  });
  if (size > MAX_CHARACTERS) fail(`The example has more than ${MAX_CHARACTERS} characters.`);
  return Object.fromEntries(entries);
}

/**
 * Reads a draft that comes from an address.
 * @throws BadDraft if it has anything else than a draft has, or is too large
 */
function readDraft(kind: Draft['kind'], value: unknown): Draft {
  if (kind === 'jsonata') {
    const { expression, input } = readTexts(value, 'The example', ['expression', 'input']);
    if (expression === undefined || input === undefined)
      return fail('The address contains no JSONata expression.');
    return { kind, expression, input };
  }
  const keys = ['version', 'flow', 'files', 'parts'];
  const { version, flow, ...texts } = Object.fromEntries(entriesOf(value, 'The example', keys));
  if (typeof version !== 'string' || !versionNames.includes(version))
    return fail(`The version is not one of ${versionNames.join(', ')}.`);
  const files = readTexts(texts.files, 'the list of files');
  const paths = Object.keys(files);
  const bad = paths.find((path) => !PATH.test(path));
  if (bad !== undefined) fail(`"${bad.slice(0, 40)}" is not a path of a file.`);
  if (paths.length > MAX_FILES) fail(`There are more than ${MAX_FILES} files.`);
  if (typeof flow !== 'string' || !Object.hasOwn(files, flow))
    return fail('The flow to run is not one of the files.');
  const { input, ...parts } = readTexts(texts.parts, 'the list of parts', JSON_PARTS);
  if (input === undefined) return fail('The example has no input document.');
  return { kind, version, flow, files, parts: { ...parts, input } };
}

/** Compresses or decompresses. An address is short, so that what it unpacks to is small enough for the memory. */
const piped = (content: BlobPart, through: CompressionStream | DecompressionStream) =>
  new Response(new Blob([content]).stream().pipeThrough(through)).arrayBuffer();

/**
 * The hash of an address that opens a draft in the playground.
 * @returns undefined if it is too long
 */
export async function hashOf({ kind, ...content }: Draft): Promise<string | undefined> {
  const bytes = await piped(JSON.stringify(content), new CompressionStream('deflate-raw'));
  const text = btoa(
    Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''),
  );
  const hash = `#${kind}=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  return hash.length > MAX_ADDRESS ? undefined : hash;
}

/** The value in the hash of an address. @throws Error if it is damaged */
async function unpack(text: string): Promise<unknown> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const packed = Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
  const bytes = await piped(packed, new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
}

/**
 * Reads the hash of an address.
 * @returns undefined if it is not about a draft
 * @throws BadDraft if it is, and is not valid; the message is for the reader
 */
export async function readHash(hash: string): Promise<Draft | undefined> {
  if (!/^#(?:flow|jsonata)=/.test(hash)) return undefined;
  if (hash.length > MAX_ADDRESS) fail(`The address has more than ${MAX_ADDRESS} characters.`);
  const [, kind, text = ''] = HASH.exec(hash) ?? [];
  const damaged = 'The address is damaged or cut off.';
  if (!kind) return fail(damaged);
  return readDraft(kind as Draft['kind'], await unpack(text).catch(() => fail(damaged)));
}
