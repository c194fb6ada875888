import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../lib/built';

const TEXT = /\.(?:css|html|js|json|md|svg|txt|wasm|xml)$/;
/** Smaller files fit into the first packets of a connection. */
const MIN_SIZE = 1000;
const AT_ONCE = 8;

/**
 * Writes a .br and a .gz file beside each text file of a build, for servers that send compressed files instead of
 * compressing each response.
 * @param quality of brotli
 * @returns how many files were compressed
 */
export async function compressBuild(
  dir: string,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<number> {
  let count = 0;
  const texts = filesIn(dir).filter((path) => TEXT.test(path));
  const compress = async (path: string) => {
    const content = await readFile(join(dir, path));
    if (content.length < MIN_SIZE) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(join(dir, `${path}.br`), await promisify(brotliCompress)(content, { params }));
    await writeFile(join(dir, `${path}.gz`), await promisify(gzip)(content, { level: 9 }));
    count += 1;
  };
  await Readable.from(texts).forEach(compress, { concurrency: AT_ONCE });
  return count;
}
