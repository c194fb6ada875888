import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../lib/built';

/**
 * npm run deploy:compress [-- <build>]: writes a .br and a .gz file beside each text file of a build, for servers that
 * send compressed files instead of compressing each response.
 */
const TEXT = /\.(?:css|html|js|json|md|svg|txt|wasm|xml)$/;
/** Smaller files fit into the first packets of a connection. */
const MIN_SIZE = 1000;
const AT_ONCE = 8;

const dir = process.argv[2] ?? 'build';
let compressed = 0;

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_SIZE) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  compressed += 1;
}

async function main(): Promise<void> {
  const files = filesIn(dir).filter((path) => TEXT.test(path));
  const next = files.values();
  const work = async () => {
    for (const path of next) await compress(join(dir, path));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`deploy:compress: ${compressed} files in ${dir}`);
}

void main();
