import { BadDraft, type Draft, MAX_CHARACTERS, readDraft } from './draft';

/** Characters that a shared draft may have in an address: chat programs and mail cut longer ones. */
export const MAX_ADDRESS = 8_000;
/** Bytes that an address may unpack to: a short address must not fill the memory. */
const MAX_UNPACKED = 4 * MAX_CHARACTERS;

const HASH = /^#(flow|jsonata)=([\w-]+)$/;
const damaged = () => new BadDraft('The address is damaged or cut off.');

async function deflate(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @throws BadDraft if the bytes are not compressed text, or too many */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => Promise.reject(damaged()));
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MAX_UNPACKED) {
      await reader.cancel();
      throw new BadDraft('The address contains too much.');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * The hash of an address that opens a draft in the playground.
 * @returns undefined if it is too long
 */
export async function hashOf({ kind, ...content }: Draft): Promise<string | undefined> {
  const bytes = await deflate(JSON.stringify(content));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const hash = `#${kind}=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  return hash.length > MAX_ADDRESS ? undefined : hash;
}

/**
 * Reads the hash of an address.
 * @returns undefined if it is not about a draft
 * @throws BadDraft if it is, and is not valid; the message is for the reader
 */
export async function readHash(hash: string): Promise<Draft | undefined> {
  if (!/^#(?:flow|jsonata)=/.test(hash)) return undefined;
  if (hash.length > MAX_ADDRESS)
    throw new BadDraft(`The address has more than ${MAX_ADDRESS} characters.`);
  const [, kind, text = ''] = HASH.exec(hash) ?? [];
  if (!kind) throw damaged();
  let value: unknown;
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    value = JSON.parse(await inflate(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))));
  } catch (error) {
    throw error instanceof BadDraft ? error : damaged();
  }
  return readDraft(kind as Draft['kind'], value);
}
