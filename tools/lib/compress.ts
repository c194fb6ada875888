import { brotliCompressSync, constants } from 'node:zlib';

/** Brotli quality of content delivery networks that compress on the fly. */
export const QUALITY = 5;

/** Compresses as a content delivery network does; the length of the result is the transfer size. */
export const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
