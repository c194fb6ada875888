import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotli } from '../../tools/lib/compress';

/** The text files, which are compressed. */
const TEXT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

// Files do not change while a benchmark runs.
const compressed = new Map<string, Buffer>();

function compressedFile(path: string): Buffer {
  const known = compressed.get(path) ?? brotli(readFileSync(path));
  compressed.set(path, known);
  return known;
}

/** A built site that is served; `origin` has no slash at the end. */
export type SiteServer = { origin: string; close: () => Promise<void> };

/**
 * Serves a built site as a static host behind a content delivery network does: clean URLs, 404.html, and brotli 5.
 * @throws Error if the folder does not exist
 */
export async function serveSite(dir: string): Promise<SiteServer> {
  if (!existsSync(dir)) throw new Error(`There is no built site in ${dir}.`);
  const server = createServer(({ url = '/', headers }, response) => {
    const path = join(dir, decodeURIComponent(new URL(url, 'http://host').pathname));
    const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
    const found = [path, `${path}.html`, join(path, 'index.html')].find(isFile);
    const file = found ?? join(dir, '404.html');
    const type = TEXT_TYPES[extname(file)];
    const isCompressed = type && headers['accept-encoding']?.includes('br');
    const read = isCompressed ? compressedFile : readFileSync;
    const body = existsSync(file) ? read(file) : Buffer.from('Not found');
    response.writeHead(found ? 200 : 404, {
      'content-type': type ?? 'application/octet-stream',
      'content-length': body.length,
      ...(isCompressed && { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
