import { existsSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CDN_BROTLI, encodeFile, type Encoding } from '../../tools/lib/compress';

/** A network connection between server and browser: each response waits for a round trip, and all share the bandwidth. */
export type Line = { roundTripMs: number; megabits: number };

/** The latency and bandwidth of a slow 4G connection. */
export const SLOW_LINE: Line = { roundTripMs: 60, megabits: 10 };

/** One answer of the server. Times are milliseconds since the epoch, with fractions. */
export type Served = {
  /** Path as requested, without the query. */
  path: string;
  /** File that was sent; undefined if none was found. */
  file: string | undefined;
  status: number;
  /** Whether the browser prefetched the file. */
  prefetch: boolean;
  encoding: Encoding;
  /** Length of the body before and after compression. */
  raw: number;
  bytes: number;
  startedAt: number;
  /** Undefined until the last byte is sent. */
  finishedAt: number | undefined;
};

export type ServeOptions = {
  /** Path prefix of the files. Default: /. */
  baseUrl?: string;
  /** Encoding for browsers that accept it. Default: br. */
  encoding?: Encoding;
  /** Default: 5, as content delivery networks compress. */
  brotliQuality?: number;
  /** Default: any free port. */
  port?: number;
};

export type SiteServer = {
  /** Origin, without a slash at the end. */
  origin: string;
  /** All responses so far, in the order of the requests; empty it to reset the count. */
  requests: Served[];
  /** Changes the connection for all later responses; without one, files are sent without delay. */
  setLine: (line: Line | undefined) => void;
  close: () => Promise<void>;
};

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
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.png', '.jpg', '.webp', '.woff2']);
/** Whether a server compresses a file: known text types, but not compressed formats. */
const isPlain = (type: string) => type in TYPES && !COMPRESSED.has(type);
const REVALIDATED = new Set(['.html', '.json']);
const SLICE = 16 * 1024;

const now = () => performance.timeOrigin + performance.now();

function findFile(dir: string, path: string): string | undefined {
  const base = resolve(dir, `.${sep}${decodeURIComponent(path)}`);
  if (base !== dir && !base.startsWith(dir + sep)) return undefined;
  return [base, `${base}.html`, join(base, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/** Sends a body over the connection: first the delay of a round trip, then slice by slice. */
function shapedSender(): (body: Buffer, response: ServerResponse, line?: Line) => Promise<void> {
  let freeAt = 0;
  return async (body, response, line) => {
    if (!line) {
      response.end(body);
      return;
    }
    await sleep(line.roundTripMs);
    for (let offset = 0; offset < body.length; offset += SLICE) {
      const slice = body.subarray(offset, offset + SLICE);
      freeAt = Math.max(now(), freeAt) + (slice.length * 8) / (line.megabits * 1000);
      await sleep(Math.max(0, freeAt - now()));
      response.write(slice);
    }
    response.end();
  };
}

/**
 * Serves a built site as a static host behind a content delivery network does: clean addresses, 404.html,
 * compression, long-lived caching of all but pages.
 * @throws Error if the folder does not exist
 */
export async function serveSite(dir: string, options: ServeOptions = {}): Promise<SiteServer> {
  const { baseUrl = '/', encoding = 'br', brotliQuality = CDN_BROTLI, port = 0 } = options;
  const root = resolve(dir);
  if (!existsSync(root)) throw new Error(`There is no built site in ${dir}.`);
  const requests: Served[] = [];
  const send = shapedSender();
  let line: Line | undefined;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const found = path.startsWith(baseUrl) ? findFile(root, path.slice(baseUrl.length)) : undefined;
    const file = found ?? findFile(root, '404.html');
    const type = extname(file ?? '');
    const accepted = String(request.headers['accept-encoding']).includes(encoding);
    const applied = accepted && isPlain(type) ? encoding : 'none';
    const body = file ? encodeFile(file, applied, brotliQuality) : Buffer.from('Not found');
    const served: Served = {
      path,
      file: found,
      status: found ? 200 : 404,
      prefetch: String(request.headers['sec-purpose']).includes('prefetch'),
      encoding: applied,
      raw: file ? statSync(file).size : body.length,
      bytes: body.length,
      startedAt: now(),
      finishedAt: undefined,
    };
    requests.push(served);
    response.on('finish', () => (served.finishedAt = now()));
    response.writeHead(served.status, {
      'content-type': TYPES[type] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': REVALIDATED.has(type)
        ? 'public, max-age=0, must-revalidate'
        : 'public, max-age=31536000',
      vary: 'accept-encoding',
      ...(applied === 'none' ? {} : { 'content-encoding': applied }),
    });
    void send(request.method === 'HEAD' ? Buffer.alloc(0) : body, response, line);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    setLine: (next) => (line = next),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
