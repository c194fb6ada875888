import { createServer } from 'node:http';
import handler from 'serve-handler';
import { builds, misplacedPort } from './builds';

/**
 * Serves a build folder as a static host does: index.html for folders, 404.html with status 404 for the rest.
 * @param prefix path that stands in front of the files; other addresses are not found
 */
function serve(dir: string, port: number, prefix: string): void {
  createServer((request, response) => {
    const url = request.url ?? '/';
    if (url.startsWith(prefix)) request.url = url.slice(prefix.length - 1);
    else request.url = '/404.html';
    void handler(request, response, { public: dir, cleanUrls: false, directoryListing: false });
  }).listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}${prefix} -> ${dir}`));
}

serve(builds.site.dir, builds.site.port, builds.site.baseUrl);
serve(builds.options.dir, builds.options.port, builds.options.baseUrl);
serve(builds.options.dir, misplacedPort, '/');
