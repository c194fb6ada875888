import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { builds, misplacedPort } from '../../tools/lib/builds';

/**
 * Serves a build folder as a static host does: index.html for folders, a redirect to the slash for their addresses
 * without one, 404.html with status 404 for the rest.
 * @param prefix path that stands in front of the files; other addresses are not found
 */
function serve(dir: string, port: number, prefix: string): void {
  const files = sirv(dir, { dev: true, extensions: [] });
  createServer((request, response) => {
    const notFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(dir, '404.html')));
    };
    const url = request.url ?? '/';
    if (!url.startsWith(prefix)) return notFound();
    const [path = '', query] = url.slice(prefix.length - 1).split('?');
    const isFolder = existsSync(join(dir, decodeURI(path), 'index.html'));
    if (isFolder && !path.endsWith('/')) {
      response.writeHead(301, { location: url.replace(/(?=\?|$)/, '/') });
      return response.end();
    }
    request.url = (isFolder ? join(path, 'index.html') : path) + (query ? `?${query}` : '');
    return files(request, response, notFound);
  }).listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}${prefix} -> ${dir}`));
}

serve(builds.site.dir, builds.site.port, builds.site.baseUrl);
serve(builds.options.dir, builds.options.port, builds.options.baseUrl);
serve(builds.options.dir, misplacedPort, '/');
