import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { encodeFile } from '../../tools/lib/compress';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};
const REVALIDATED = new Set(['.html', '.json']);

function findFile(dir: string, path: string): string | undefined {
  const base = resolve(dir, `.${sep}${decodeURIComponent(path)}`);
  if (base !== dir && !base.startsWith(dir + sep)) return undefined;
  return [base, `${base}.html`, join(base, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/** A built site that is served; `origin` has no slash at the end. */
export type SiteServer = { origin: string; close: () => Promise<void> };

/**
 * Serves a built site as a static host behind a content delivery network does: clean URLs, 404.html, brotli 5 for
 * text files, long-lived caching of all but pages.
 * @throws Error if the folder does not exist
 */
export async function serveSite(dir: string): Promise<SiteServer> {
  const root = resolve(dir);
  if (!existsSync(root)) throw new Error(`There is no built site in ${dir}.`);
  const server = createServer((request, response) => {
    const found = findFile(root, new URL(request.url ?? '/', 'http://host').pathname.slice(1));
    const file = found ?? findFile(root, '404.html');
    const extension = extname(file ?? '');
    const accepted = String(request.headers['accept-encoding']).includes('br');
    const encoding = accepted && extension in TYPES ? 'br' : 'none';
    const body = file ? encodeFile(file, encoding) : Buffer.from('Not found');
    response.writeHead(found ? 200 : 404, {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': REVALIDATED.has(extension)
        ? 'public, max-age=0, must-revalidate'
        : 'public, max-age=31536000',
      vary: 'accept-encoding',
      ...(encoding === 'none' ? {} : { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
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
