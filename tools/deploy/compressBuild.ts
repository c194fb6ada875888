import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../lib/built';

const TEXT = /\.(?:css|html|js|json|md|svg|txt|wasm|xml)$/;
/** Smaller files fit into the first packets of a connection. */
const MIN_SIZE = 1000;
const AT_ONCE = 8;

async function compress(path: string): Promise<boolean> {
  const content = await readFile(path);
  if (content.length < MIN_SIZE) return false;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  return true;
}

/**
 * Writes a .br and a .gz file beside each text file of a build, for servers that send compressed files instead of
 * compressing each response.
 * @returns how many files were compressed
 */
export async function compressBuild(dir: string): Promise<number> {
  const next = filesIn(dir)
    .filter((path) => TEXT.test(path))
    .values();
  let count = 0;
  const work = async () => {
    for (const path of next) if (await compress(join(dir, path))) count += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return count;
}
