import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Content encodings of the benchmark server. */
export type Encoding = 'br' | 'gzip' | 'none';

/** Brotli quality of content delivery networks that compress on the fly. */
export const CDN_BROTLI = 5;
const GZIP_LEVEL = 6;

/** Compresses with brotli; the length of the result is the transfer size. */
export function brotli(content: Buffer, quality: number): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

// Files do not change while a benchmark runs, and the higher qualities take seconds.
const cache = new Map<string, Buffer>();

/**
 * Reads a file in an encoding; each file is compressed once per process.
 * @param quality brotli quality, if the encoding is brotli
 */
export function encodeFile(path: string, encoding: Encoding, quality = CDN_BROTLI): Buffer {
  const key = `${encoding}:${quality}:${path}`;
  const known = cache.get(key);
  if (known) return known;
  const content = readFileSync(path);
  const encoded =
    encoding === 'br'
      ? brotli(content, quality)
      : encoding === 'gzip'
        ? gzipSync(content, { level: GZIP_LEVEL })
        : content;
  cache.set(key, encoded);
  return encoded;
}
