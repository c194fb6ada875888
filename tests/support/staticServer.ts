import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersOf, parseHeaders } from './headers';

/**
 * Serves a build folder as a static host does: index.html for folders, a redirect to the address with a slash for
 * folders without one, and 404.html with status 404 for everything else, with the headers of the file `_headers`. The
 * files that `compressBuild` wrote beside the others are sent in their place.
 * @param prefix path before the files, with a slash at both ends; other addresses are not found
 * @returns a server that does not listen yet
 */
export function staticServer(dir: string, prefix: string): Server {
  const files = sirv(dir, { dev: true, etag: true, brotli: true });
  const headers = join(dir, '_headers');
  const rules = existsSync(headers) ? parseHeaders(readFileSync(headers, 'utf8')) : [];
  return createServer((request, response) => {
    response.setHeader('cache-control', 'no-cache');
    const url = request.url ?? '/';
    const [address = '/'] = url.split('?');
    for (const [name, value] of Object.entries(headersOf(rules, address)))
      response.setHeader(name, value);
    const notFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(dir, '404.html')));
    };
    if (!url.startsWith(prefix)) return notFound();
    const folder = join(dir, address.slice(prefix.length));
    if (!address.endsWith('/') && existsSync(join(folder, 'index.html'))) {
      response.writeHead(301, { location: url.replace(/(?=\?|$)/, '/') });
      return response.end();
    }
    request.url = url.slice(prefix.length - 1);
    return files(request, response, notFound);
  });
}

/** Serves a build folder on a free port while a callback runs. */
export async function whileServed<Result>(
  dir: string,
  prefix: string,
  act: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = staticServer(dir, prefix);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await act(`http://127.0.0.1:${port}${prefix}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
