import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseHeaders } from '../../tools/lib/headers';
import { headersFor } from '../../tools/lib/serverHeaders';
import { machine, table, writeResults } from '../support/report';

// npm run bench:load [-- --write]: nginx with the sample of deploy/ and compressed files serves the build on this
// machine, while wrk requests a mix of all pages and scripts; beside it, an empty file as the most that nginx can do.
// Needs `build/`, and the Debian packages nginx, libnginx-mod-http-brotli-static and wrk.

const SECONDS = 20;
const CONNECTIONS = 32;
const PORT = 4190;

type Load = { name: string; perSecond: string; p50: string; p99: string; errors: number };

/** Serves a folder until the process ends. */
function serve(dir: string, scratch: string): () => void {
  const headers = join(scratch, 'headers.conf');
  writeFileSync(headers, headersFor('nginx', parseHeaders(readFileSync('build/_headers', 'utf8'))));
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/^include .*/m, `include ${headers};`)
    .replace('root /srv/ace-docs', `root ${dir}`)
    .replace('listen 8080', `listen ${PORT}`);
  const config = join(scratch, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; user root; worker_processes auto; pid ${scratch}/nginx.pid;
    include /etc/nginx/modules-enabled/*brotli-static*.conf;
    events { worker_connections 1024; }
    http { access_log off; ${site} }`,
  );
  const server = spawn('nginx', ['-c', config, '-e', 'stderr'], { stdio: 'inherit' });
  return () => void server.kill();
}

function load(name: string, addresses: readonly string[], scratch: string): Load {
  const list = join(scratch, 'addresses.txt');
  writeFileSync(list, addresses.join('\n'));
  const output = execFileSync(
    'wrk',
    [
      ...['-t', '1', '-c', String(CONNECTIONS), '-d', `${SECONDS}s`, '--latency'],
      ...['-s', join(__dirname, 'mix.lua'), `http://127.0.0.1:${PORT}/`],
    ],
    { encoding: 'utf8', env: { ...process.env, ADDRESSES: list } },
  );
  const find = (pattern: RegExp) => pattern.exec(output)?.[1] ?? '0';
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    output,
  );
  const failed = (sockets ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0);
  return {
    name,
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)).toFixed(0),
    p50: find(/50%\s+(\S+)/),
    p99: find(/99%\s+(\S+)/),
    errors: failed + Number(find(/Non-2xx or 3xx responses: (\d+)/)),
  };
}

/** The addresses of all pages, with the scripts and styles that a page names. */
function mix(): string[] {
  const pages = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const html = readFileSync('build/docs/index.html', 'utf8');
  const files = [...html.matchAll(/(?:src|href)="?(\/assets\/[^"\s>]+)/g)].map(
    ([, path = '']) => path,
  );
  return pages.flatMap((page, at) => [page, files[at % files.length] ?? page]);
}

async function main(): Promise<void> {
  const missing = ['nginx', 'wrk'].filter((command) => spawnSync(command, ['-v']).error);
  if (missing.length > 0) {
    const remedy = 'apt-get install nginx libnginx-mod-http-brotli-static wrk';
    console.error(`Not installed: ${missing.join(', ')}. On Debian: ${remedy}`);
    process.exitCode = 1;
    return;
  }
  const dir = resolve('.bench/load');
  if (!existsSync(join(dir, 'index.html.br'))) {
    rmSync(dir, { recursive: true, force: true });
    cpSync('build', dir, { recursive: true });
    execFileSync('npx', ['tsx', 'tools/deploy-compress.ts', dir], { stdio: 'inherit' });
  }
  writeFileSync(join(dir, 'empty.txt'), '');
  const scratch = mkdtempSync(join(tmpdir(), 'ace-load-'));
  const stop = serve(dir, scratch);
  try {
    await wait(1000);
    const addresses = mix();
    const loads = [
      load(`${addresses.length / 2} pages, each with a script or style`, addresses, scratch),
      load('an empty file', ['/empty.txt'], scratch),
    ];
    const result = table(
      ['Requests', 'Per second', 'p50', 'p99', 'Errors'],
      loads.map((one) => [one.name, one.perSecond, one.p50, one.p99, String(one.errors)]),
    );
    console.log(result);
    if (!process.argv.includes('--write')) return;
    writeResults(
      'load',
      `# Served load\n\nnginx with \`deploy/nginx.conf\` and compressed files, on the machine of the client: ${CONNECTIONS} connections of wrk for ${SECONDS} seconds. The empty file is the most that this nginx and this client can do.\n\n${machine()}\n\n${result}`,
    );
  } finally {
    stop();
    // nginx removes its own files first.
    await wait(500);
    rmSync(scratch, { recursive: true });
  }
}

void main();
