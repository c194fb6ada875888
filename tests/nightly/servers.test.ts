import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { builds } from '../../tools/lib/builds';
import { headersOf, parseHeaders } from '../../tools/lib/headers';

// The samples in tools/deploy publish the build, nginx with the headers of its file _headers.

const { dir } = builds.site;
const rules = parseHeaders(readFileSync(join(dir, '_headers'), 'utf8'));
const asset = `/assets/js/${readdirSync(join(dir, 'assets/js'))[0]}`;
const REVALIDATED = 'public, max-age=0, must-revalidate';

const scratch = mkdtempSync(join(tmpdir(), 'ace-server-'));
after(() => rmSync(scratch, { recursive: true }));

const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const hasBrotli = () => runs('sh', '-c', 'ls /etc/nginx/modules-enabled/*brotli-static*');

/** The sample with the folder of the build and the port of the test. */
function writeSample(port: number): string {
  const path = join(scratch, 'sample.conf');
  const sample = readFileSync('tools/deploy/nginx.conf', 'utf8')
    .replace('root /srv/ace-docs', `root ${dir}`)
    .replace('listen 8080', `listen ${port}`);
  writeFileSync(path, sample);
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

async function whileNginxRuns(
  args: readonly string[],
  port: number,
  act: (get: (path: string) => Promise<Response>) => Promise<void>,
): Promise<void> {
  const nginx = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  nginx.stderr.on('data', (text) => (log += String(text)));
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  try {
    for (let tries = 0; ; tries++) {
      const answers = await get('/').then(
        () => true,
        () => false,
      );
      if (answers) break;
      assert.ok(nginx.exitCode === null && tries < 100, `nginx does not answer: ${log}`);
      await wait(100);
    }
    await act(get);
  } finally {
    nginx.kill();
  }
}

/** The headers of the rules that a response has in another way. A page has the rest of its policy in a meta element. */
function wrongHeaders(path: string, response: Response): string[] {
  const expected = { 'Cache-Control': REVALIDATED, ...headersOf(rules, path) };
  return Object.entries(expected)
    .filter(([name, value]) => {
      const sent = response.headers.get(name);
      const isPolicy = name === 'Content-Security-Policy' && path !== asset;
      return isPolicy ? !sent || !value.endsWith(sent) : sent !== value;
    })
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
      include ${writeSample(port)}; }`,
  );
  await whileNginxRuns(['-c', main, '-e', 'stderr'], port, checkServer);
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
