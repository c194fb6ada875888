import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { builds } from '../../tools/lib/builds';
import { headersOf, parseHeaders } from '../support/headers';
import { folderWith } from '../support/project';

// The samples in tools/deploy publish the build, nginx with the headers of its file _headers.

const { dir, port: sitePort } = builds.site;
// The tests use two of their three ports.
const port = sitePort + 2;
const REVALIDATED = 'public, max-age=0, must-revalidate';

const scratch = folderWith({});

/** Starts nginx with the sample, for the folder of the build and the port of the test. */
function startNginx() {
  const sample = readFileSync('tools/deploy/nginx.conf', 'utf8')
    .replace('root /srv/ace-docs', `root ${dir}`)
    .replace('listen 8080', `listen ${port}`);
  writeFileSync(join(scratch, 'sample.conf'), sample);
  // The default folders belong to root.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${scratch}/${name};`)
    .join(' ');
  const main = join(scratch, 'main.conf');
  writeFileSync(
    main,
    `daemon off; user root; pid ${scratch}/nginx.pid; error_log stderr;
    include /etc/nginx/modules-enabled/*brotli-static*.conf;
    events {}
    http { access_log off; ${temporary}
      include ${scratch}/sample.conf; }`,
  );
  return spawn('nginx', ['-c', main, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });

const canRun = 'nginx -v && ls /etc/nginx/modules-enabled/*brotli-static*';
const skip = spawnSync('sh', ['-c', canRun]).status !== 0 && 'nginx with Brotli is not installed';

test('nginx serves the site with the sample', { skip }, async (context) => {
  const nginx = startNginx();
  context.after(() => nginx.kill());
  const answers = () => get('/').then(Boolean, () => false);
  for (let tries = 0; !(await answers()); tries += 1) {
    assert.ok(nginx.exitCode === null && tries < 100, 'nginx does not answer');
    await wait(100);
  }

  const rules = parseHeaders(readFileSync(join(dir, '_headers'), 'utf8'));
  const asset = `/assets/js/${readdirSync(join(dir, 'assets/js'))[0]}`;
  for (const path of ['/', '/docs/steps/jwt/', '/docs/ace4/', asset, '/sitemap.xml']) {
    const { status, headers } = await get(path);
    assert.equal(status, 200, path);
    const expected = { 'Cache-Control': REVALIDATED, ...headersOf(rules, path) };
    for (const [name, value] of Object.entries(expected)) {
      const sent = headers.get(name);
      // A page has the rest of its policy in a meta element.
      const isPolicy = name === 'Content-Security-Policy' && path !== asset;
      const isSent = isPolicy ? sent && value.endsWith(sent) : sent === value;
      assert.ok(isSent, `${path} ${name}: ${sent}`);
    }
  }
  for (const path of ['/docs/steps/no-such-step/', '/assets/js/gone.js', '/_headers']) {
    const missing = await get(path);
    assert.equal(missing.status, 404, path);
    assert.equal(missing.headers.get('cache-control'), REVALIDATED, path);
    assert.equal(missing.headers.get('x-frame-options'), 'DENY', path);
    assert.match(await missing.text(), /Page not found/, path);
  }
  const folder = await get('/docs/steps/jwt');
  assert.deepEqual([folder.status, folder.headers.get('location')], [301, '/docs/steps/jwt/']);
});

test('the upload to an object store puts assets first and pages last, and deletes nothing', () => {
  const log = join(scratch, 'aws.log');
  writeFileSync(join(scratch, 'aws'), `#!/bin/sh\necho "$*" >> ${log}\n`, { mode: 0o755 });
  execFileSync(join('tools', 'deploy', 'upload.sh'), ['build', 's3://docs'], {
    env: { ...process.env, PATH: `${scratch}:${process.env.PATH}` },
  });
  const [assets = '', others = '', pages = '', ...more] = readFileSync(log, 'utf8')
    .trim()
    .split('\n');
  assert.match(assets, /--include assets\/\* --cache-control .*immutable$/);
  assert.match(others, /--exclude \*\.html --exclude _headers .*must-revalidate$/);
  assert.match(pages, /--include \*\.html .*must-revalidate$/);
  assert.deepEqual(more, []);
  assert.doesNotMatch(assets + others + pages, /--delete|sync/);
});
