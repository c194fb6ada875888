import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { builds } from '../../tools/lib/builds';
import { headersOf, parseHeaders } from '../../tools/lib/headers';
import { headersFor, type ServerName } from '../../tools/lib/serverHeaders';

// The samples in tools/deploy serve the build with the headers of its file _headers.

const { dir } = builds.site;
const rules = parseHeaders(readFileSync(join(dir, '_headers'), 'utf8'));
const asset = `/assets/js/${readdirSync(join(dir, 'assets/js'))[0]}`;
const REVALIDATED = 'public, max-age=0, must-revalidate';

const scratch = mkdtempSync(join(tmpdir(), 'ace-server-'));
after(() => rmSync(scratch, { recursive: true }));

const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const hasBrotli = () => runs('sh', '-c', 'ls /etc/nginx/modules-enabled/*brotli-static*');

/** A sample with the paths and the port of the test, and the headers of the build beside it. */
function writeSample(sample: string, server: ServerName, port: number): string {
  const headers = join(scratch, `${server}-headers`);
  writeFileSync(headers, headersFor(server, rules));
  const text = readFileSync(sample, 'utf8')
    .replace(/\/etc\/\w+\/ace-docs-headers\.\w+(?=[;\n])(?<!> .*)/g, headers)
    .replace(/(root (?:\* )?)\/srv\/ace-docs/, `$1${dir}`)
    .replace(/(listen |^:)8080/m, `$1${port}`);
  const path = join(scratch, server);
  writeFileSync(path, text);
  return path;
}

/** A port that no other server uses. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function whileRunning(
  command: string,
  args: readonly string[],
  port: number,
  act: (get: (path: string) => Promise<Response>) => Promise<void>,
): Promise<void> {
  const process = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  process.stderr.on('data', (text) => (log += String(text)));
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  try {
    for (let tries = 0; ; tries++) {
      const answers = await get('/').then(
        () => true,
        () => false,
      );
      if (answers) break;
      assert.ok(process.exitCode === null && tries < 100, `${command} does not answer: ${log}`);
      await wait(100);
    }
    await act(get);
  } finally {
    process.kill();
  }
}

/** The headers of the rules that a response has in another way. */
function wrongHeaders(path: string, response: Response): string[] {
  const expected = { 'Cache-Control': REVALIDATED, ...headersOf(rules, path) };
  return Object.entries(expected)
    .filter(([name, value]) => response.headers.get(name) !== value)
    .map(([name]) => `${path}: ${name} is ${response.headers.get(name)}`);
}

async function checkServer(get: (path: string) => Promise<Response>): Promise<void> {
  const found = ['/', '/docs/steps/jwt/', '/docs/ace4/', '/search/', asset, '/sitemap.xml'];
  const wrong: string[] = [];
  for (const path of found) {
    const response = await get(path);
    assert.equal(response.status, 200, path);
    wrong.push(...wrongHeaders(path, response));
  }
  assert.deepEqual(wrong, []);

  for (const path of ['/docs/steps/no-such-step/', '/assets/js/gone.js', '/_headers']) {
    const missing = await get(path);
    assert.equal(missing.status, 404, path);
    assert.equal(missing.headers.get('cache-control'), REVALIDATED, path);
    assert.equal(missing.headers.get('x-frame-options'), 'DENY', path);
    assert.match(await missing.text(), /Page not found/, path);
  }
  const folder = await get('/docs/steps/jwt');
  assert.ok([301, 308].includes(folder.status));
  assert.equal(folder.headers.get('location'), '/docs/steps/jwt/');
}

const noNginx = runs('nginx', '-v') && hasBrotli() ? false : 'nginx with Brotli is not installed';
test('nginx serves the site with the sample', { skip: noNginx }, async () => {
  const port = await freePort();
  const main = join(scratch, 'main.conf');
  // The default folders belong to root.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${scratch}/${name};`)
    .join(' ');
  writeFileSync(
    main,
    `daemon off; user root; pid ${scratch}/nginx.pid; error_log stderr;
    include /etc/nginx/modules-enabled/*brotli-static*.conf;
    events {}
    http { access_log off; ${temporary}
      include ${writeSample('tools/deploy/nginx.conf', 'nginx', port)}; }`,
  );
  await whileRunning('nginx', ['-c', main, '-e', 'stderr'], port, checkServer);
});

const noCaddy = runs('caddy', 'version') ? false : 'Caddy is not installed';
test('Caddy serves the site with the sample', { skip: noCaddy }, async () => {
  const port = await freePort();
  const config = writeSample('tools/deploy/Caddyfile', 'caddy', port);
  const args = ['--config', config, '--adapter', 'caddyfile'];
  execFileSync('caddy', ['validate', ...args], { stdio: 'pipe' });
  await whileRunning('caddy', ['run', ...args], port, checkServer);
});

type CloudFrontResponse = {
  statusCode: number;
  headers: Record<string, { value: string } | undefined>;
};

test('the CloudFront function sets the headers of the build', () => {
  const code = headersFor('cloudfront', rules);
  // The limit of CloudFront.
  assert.ok(code.length < 10_240);
  const answer = (uri: string, statusCode = 200) => {
    const event = { request: { uri }, response: { statusCode, headers: {} } };
    return runInNewContext(`${code}; handler(event)`, { event }) as CloudFrontResponse;
  };
  for (const path of ['/', '/docs/steps/jwt/', asset, '/sitemap.xml']) {
    const { headers } = answer(path);
    const expected = { 'Cache-Control': REVALIDATED, ...headersOf(rules, path) };
    for (const [name, value] of Object.entries(expected))
      assert.equal(headers[name.toLowerCase()]?.value, value, `${path}: ${name}`);
  }
  assert.equal(answer('/assets/js/gone.js', 404).headers['cache-control']?.value, REVALIDATED);
});

test('the upload to an object store puts assets first and pages last, and deletes nothing', () => {
  const log = join(scratch, 'aws.log');
  writeFileSync(join(scratch, 'aws'), `#!/bin/sh\necho "$*" >> ${log}\n`, { mode: 0o755 });
  execFileSync(join('tools', 'deploy', 'upload.sh'), ['build', 's3://docs'], {
    env: { ...process.env, PATH: `${scratch}:${process.env.PATH}` },
  });
  const calls = readFileSync(log, 'utf8').trim().split('\n');
  assert.equal(calls.length, 3);
  assert.match(calls[0] ?? '', /--include assets\/\* --cache-control .*immutable$/);
  assert.match(calls[1] ?? '', /--exclude \*\.html --exclude _headers .*must-revalidate$/);
  assert.match(calls[2] ?? '', /--include \*\.html .*must-revalidate$/);
  assert.ok(calls.every((call) => !/--delete|sync/.test(call)));
});
