import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';

/** One answered request: its path, what it was for, and its body as sent. */
export type Answer = {
  path: string;
  status: number;
  bytes: number;
  prefetch: boolean;
  time: number;
};

/** A running server. */
export type Served = { url: string; answers: Answer[]; close: () => Promise<void> };

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** A body as a CDN sends it: brotli 5 for text, as it is for pictures. */
export function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/**
 * Serves a build folder over brotli, from a free port, and writes down what is asked for.
 * @param dir the build folder, of a site at the path /
 */
export async function serve(dir: string): Promise<Served> {
  if (!existsSync(join(dir, '404.html'))) throw new Error(`There is no built site in ${dir}.`);
  const answers: Answer[] = [];
  const bodies = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
    const found = [join(dir, path), join(dir, path, 'index.html')].find(
      (file) => existsSync(file) && statSync(file).isFile(),
    );
    const file = found ?? join(dir, '404.html');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const packs = !type.startsWith('image/png');
    const body = bodies.get(file) ?? (packs ? brotli(readFileSync(file)) : readFileSync(file));
    bodies.set(file, body);
    const status = found ? 200 : 404;
    answers.push({
      path,
      status,
      bytes: body.length,
      prefetch: /prefetch/.test(String(request.headers['sec-purpose'] ?? request.headers.purpose)),
      time: Date.now(),
    });
    response.writeHead(status, {
      'content-type': type,
      'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(packs ? { 'content-encoding': 'br' } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Starts the browser of the tests; CHROMIUM names another one. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
}

/** The value below which a part of the values lies; 0.5 gives the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
}

/** The machine and the day, for the head of a result. */
export function circumstances(): string {
  const [cpu] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown CPU'}, Node ${process.versions.node}`;
}

/** A value of the command line, `--name value`. */
export function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return (at >= 0 && process.argv[at + 1]) || fallback;
}
