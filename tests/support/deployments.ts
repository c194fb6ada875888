import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { staticServer } from './staticServer';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Matches the assets of a build: its number and the path of the file. */
const ASSET = /^\/assets\/b(\d+)\/(.+)$/;

export type Deployments = {
  address: string;
  /** Publishes another build; `isKept` says whether the host keeps the assets of the builds before. */
  publish: (build: number, isKept: boolean) => void;
  close: () => void;
};

/**
 * Serves a built site as a series of builds, whose assets all have other names: those of build 7 are in `/assets/b7/`.
 * Pages are those of the build that was published last.
 */
export async function serveDeployments(dir: string): Promise<Deployments> {
  const files = staticServer(dir, '/');
  let kept = new Set([0]);
  let current = 0;
  const renamed = async (path: string, build: number) =>
    (await readFile(join(dir, path), 'utf8')).replaceAll('assets/', `assets/b${build}/`);

  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const asset = ASSET.exec(path);
    const answer = async (file: string, build: number, cache: string) => {
      const type = TYPES[extname(file)];
      if (!type) {
        request.url = `/${file}`;
        files.emit('request', request, response);
        return;
      }
      const body = await renamed(file, build);
      response.writeHead(200, { 'content-type': type, 'cache-control': cache }).end(body);
    };
    const notFound = async () => {
      const body = await renamed('404.html', current);
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    };
    const [, build, name = ''] = asset ?? [];
    if (asset && !kept.has(Number(build))) void notFound();
    else if (asset) {
      answer(`assets/${name}`, Number(build), 'max-age=31536000, immutable').catch(notFound);
    } else if (path.endsWith('/')) {
      answer(join(path, 'index.html'), current, 'no-cache').catch(notFound);
    } else files.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    address: `http://localhost:${port}`,
    publish: (build, isKept) => {
      current = build;
      kept = new Set(isKept ? [...kept, build] : [build]);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
