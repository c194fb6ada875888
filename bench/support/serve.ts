import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { CommandError } from '../../tools/lib/command';
import { brotli } from '../../tools/lib/compress';

/** The text files, which are compressed. */
const TEXT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A built site that is served; `origin` has no slash at the end. */
export type SiteServer = { origin: string; close: () => void };

/**
 * Serves a built site as a static host behind a content delivery network does, with brotli 5.
 * @throws CommandError if the folder does not exist
 */
export async function serveSite(dir: string): Promise<SiteServer> {
  if (!existsSync(dir)) throw new CommandError(`There is no built site in ${dir}.`);
  // Files do not change while a benchmark runs, and to compress them takes time.
  const bodies = new Map<string, Buffer>();
  const server = createServer(({ url = '/' }, response) => {
    const path = join(dir, decodeURIComponent(new URL(url, 'http://host').pathname));
    const file = [path, join(path, 'index.html')].find(
      (one) => existsSync(one) && statSync(one).isFile(),
    );
    if (!file) return response.writeHead(404).end();
    const type = TEXT_TYPES[extname(file)];
    const body = bodies.get(file) ?? (type ? brotli(readFileSync(file)) : readFileSync(file));
    bodies.set(file, body);
    response.writeHead(200, {
      'content-type': type ?? 'application/octet-stream',
      'content-length': body.length,
      ...(type && { 'content-encoding': 'br' }),
    });
    return response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
