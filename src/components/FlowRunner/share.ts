import { versionNames } from '@site/src/site/versions';
import { type Draft, fileOf, idOfFile, JSON_PARTS } from './draft';

/** Characters that a shared draft may have in an address: chat programs and mail cut longer ones. */
export const MAX_ADDRESS = 8_000;
/** Characters that a draft may have; the largest example has a tenth. */
export const MAX_CHARACTERS = 200_000;
const MAX_TEXTS = 50;
/** A path that stays below its folder: it becomes the name of a field. */
const PATH = /^(?=.{1,200}$)[\w -]+(?:[./][\w -]+)*$/;
const HASH = /^#(flow|jsonata)=(.*)$/s;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has texts with right names, and those that it must have. */
const areTexts = (
  value: unknown,
  isName: (name: string) => boolean,
  needed: readonly string[],
): value is Draft['texts'] =>
  isRecord(value) &&
  needed.every((name) => Object.hasOwn(value, name)) &&
  Object.entries(value).every(([name, text]) => isName(name) && typeof text === 'string');

const isTextOfFlow = (name: string) =>
  PATH.test(fileOf(name) ?? '') || JSON_PARTS.some((part) => part === name);

/** The texts of a flow. Older addresses have its files and its parts apart. */
const textsOf = ({ texts, files, parts }: Record<string, unknown>): unknown =>
  isRecord(files) && isRecord(parts)
    ? {
        ...Object.fromEntries(Object.entries(files).map(([path, text]) => [idOfFile(path), text])),
        ...parts,
      }
    : texts;

/** A draft from what an address has; undefined if that is not all right. */
function readDraft(kind: string | undefined, value: unknown): Draft | undefined {
  if (!isRecord(value)) return undefined;
  if (kind === 'jsonata') {
    const needed = ['expression', 'input'];
    const isDraft = areTexts(value, (name) => needed.includes(name), needed);
    return isDraft ? { kind, texts: value } : undefined;
  }
  const { version, flow } = value;
  const texts = textsOf(value);
  const isDraft =
    typeof version === 'string' &&
    versionNames.includes(version) &&
    typeof flow === 'string' &&
    areTexts(texts, isTextOfFlow, [idOfFile(flow), 'input']) &&
    Object.keys(texts).length <= MAX_TEXTS;
  return isDraft ? { kind: 'flow', version, flow, texts } : undefined;
}

/** Compresses or decompresses. An address is short, so that what it unpacks to is small enough for the memory. */
const piped = (content: BlobPart, through: CompressionStream | DecompressionStream) =>
  new Response(new Blob([content]).stream().pipeThrough(through)).arrayBuffer();

/**
 * The hash of an address that opens a draft in the playground.
 * @returns undefined if it is too long
 */
export async function hashOf({ kind, ...flow }: Draft): Promise<string | undefined> {
  const content = kind === 'jsonata' ? flow.texts : flow;
  const bytes = await piped(JSON.stringify(content), new CompressionStream('deflate-raw'));
  const text = btoa(
    Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''),
  );
  const hash = `#${kind}=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  return hash.length > MAX_ADDRESS ? undefined : hash;
}

/** The text in the hash of an address. @throws Error if it is damaged */
async function unpack(text: string): Promise<string> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const packed = Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
  const bytes = await piped(packed, new DecompressionStream('deflate-raw'));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/**
 * Reads the hash of an address.
 * @returns undefined if it is not about a draft
 * @throws Error if it is, and is damaged, or has anything else than a draft has
 */
export async function readHash(hash: string): Promise<Draft | undefined> {
  const [, kind, packed = ''] = HASH.exec(hash) ?? [];
  if (!kind) return undefined;
  if (hash.length > MAX_ADDRESS) throw new Error('The address is too long.');
  const text = await unpack(packed);
  const draft = text.length > MAX_CHARACTERS ? undefined : readDraft(kind, JSON.parse(text));
  if (!draft) throw new Error('The address has no draft.');
  return draft;
}
