import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fullAnchor, isPageAnchor } from '../../src/search/core/anchors';
import { addTexts, loadIndex, search, type SearchIndex } from '../../src/search/core/engine';
import type { SearchIndexFile } from '../../src/search/core/types';
import { versionNames, versionRoot } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(builds.site.dir, `search-${name}.json`), 'utf8'));

const fileOf = (tag: string) => read(`index-${tag}`) as SearchIndexFile;

function load(tag: string): SearchIndex {
  const index = loadIndex(fileOf(tag), tag);
  addTexts(index, read(`text-${tag}`));
  return index;
}

/** What a search of a version covers. */
const scopes = Object.fromEntries(
  versionNames.map((version) => [version, [load(`docs-default-${version}`), load('default')]]),
);

// Names as users type or paste them, and the address below the version that each must open.
const names: Record<string, Record<string, [query: string, address: string][]>> = {
  ace5: {
    property: [
      ['maps[].mergeArrayItems.mergeByKey', 'steps/jsonata_map/#ref-merge-by-key'],
      ['mergeByKey', 'steps/jsonata_map/#ref-merge-by-key'],
      ['Expires in', 'steps/jwt/#ref-expires-in'],
      ['timezone', 'getting_started/scheduling_flow/what_schedules/#ref-timezone'],
      ['packageName', 'deployment/deployment_api/#ref-packagename'],
    ],
    variable: [
      ['DEV_API_BASE_URL', 'intro/configuration/#ref-dev_api_base_url'],
      ['ace_code_enable_require', 'steps/js_code/#ref-ace_code_enable_require'],
    ],
    'step type': [
      ['rest-new', 'steps/rest_http/'],
      ['jsonata', 'steps/jsonata_map/'],
      ['ajv', 'steps/schema_validator/'],
      ['stop', 'steps/return/'],
    ],
    message: [
      ['connect ECONNREFUSED 127.0.0.1:6379', 'steps/redis/#error-connect-econnrefused'],
      ['ORA-12541', 'steps/oracle_db/#error-ora-12541-tnsno-listener'],
      [
        'WRONGPASS invalid username-password pair or user is disabled.',
        'steps/redis/#error-wrongpass-invalid-username-password-pair-or-user-is-disabled',
      ],
      ['ImagePullBackOff', 'deployment/kubernetes_deployment/#error-imagepullbackoff'],
    ],
    command: [
      [
        'ace-cli deploy workspace',
        'deployment/cli/#ref-ace-cli-deploy-workspace---folder-workspace-folder',
      ],
      ['--folder', 'deployment/cli/#ref---folder'],
      ['POST /deploy/workspace/git', 'deployment/deployment_api/#ref-post-deployworkspacegit'],
    ],
    release: [
      ['25.5', 'releases/release_25_5/'],
      ['Release 25.3', 'releases/release_25_3/'],
      ['5.35', 'releases/release_5_35/'],
    ],
  },
  ace4: {
    property: [['doJsonStringify', 'steps/redis/#ref-dojsonstringify']],
    variable: [['ACE_CODE_ENABLE_REQUIRE', 'steps/js_code/#ref-ace_code_enable_require']],
    'step type': [
      ['rest-new', 'steps/rest_http/'],
      ['jsonrpc', 'steps/json_rpc/'],
    ],
    message: [
      ['ab: invalid URL', 'cli/performance/#error-ab-invalid-url'],
      ['SQL30082N', 'steps/ibm_db/#error-sql30082n'],
    ],
    command: [['export-git', 'deployment/flow_versioning_cli/#ref-export-git']],
    release: [
      ['4.36', 'releases/release_4_36/'],
      ['4.39', 'releases/release_4_39/'],
    ],
  },
};

for (const [version, kinds] of Object.entries(names)) {
  for (const [kind, cases] of Object.entries(kinds)) {
    test(`${version}: the name of a ${kind} leads with it`, () => {
      const opened = cases.map(([query]) => search(scopes[version] ?? [], query)[0]?.sectionRoute);
      assert.deepEqual(
        opened,
        cases.map(([, address]) => versionRoot(version) + address),
      );
      for (const address of opened) {
        const [route = '', anchor] = address?.split('#') ?? [];
        const html = readFileSync(join(builds.site.dir, route, 'index.html'), 'utf8');
        if (anchor)
          assert.ok(html.includes(`id=${anchor}`) || html.includes(`id="${anchor}"`), address);
      }
    });
  }
}

test('a result that is an entry has its facts and the first sentence of its meaning', () => {
  const [variable] = search(scopes['ace5'] ?? [], 'DEV_API_BASE_URL');
  assert.deepEqual(variable?.facts, ['optional', 'since 5.29.0']);
  assert.match(variable?.content ?? '', /^Internal base URL .*\.$/);
  const [message] = search(scopes['ace5'] ?? [], 'ORA-12541');
  assert.deepEqual([message?.facts, message?.content], [[], 'No listener at this host and port.']);
});

test('every entry has its line in the texts', () => {
  for (const version of versionNames) {
    const tag = `docs-default-${version}`;
    const { texts = [] } = scopes[version]?.[0] ?? {};
    for (const { id, sectionRoute, entries = [] } of fileOf(tag).documents) {
      const lines = texts[id]?.split('\n') ?? [];
      for (const entry of entries.filter((link) => !isPageAnchor(link[0]))) {
        const [, name, , facts] = entry;
        const line = lines.find((one) => one === name || one.startsWith(`${name} · `));
        const cells = line?.split(' · ').length ?? 0;
        assert.ok(cells > facts, `${sectionRoute} ${fullAnchor(entry)}: ${line ?? 'no line'}`);
      }
    }
  }
});

test('a result is the same before and after the texts have loaded, except for its texts', () => {
  const queries = Object.values(names).flatMap((kinds) => Object.values(kinds).flat());
  const more = ['jwt', 'timeout', 'how to deploy', 'redis connection', 'secret'];
  for (const version of versionNames) {
    const tag = `docs-default-${version}`;
    const answers = (index: SearchIndex) =>
      [...queries.map(([query]) => query), ...more].map((query) =>
        search([index], query, { sections: 3 }).map((result) => ({
          ...result,
          content: '',
          facts: result.facts.length,
        })),
      );
    assert.deepEqual(answers(loadIndex(fileOf(tag), tag)), answers(load(tag)));
  }
});
