import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { licenseProblems, type Lockfile, lockfileProblems } from '../support/lockfile';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>;
};
const integrity = `sha512-${'a'.repeat(86)}==`;

test('every package comes from the registry, with a digest, for every platform', () => {
  assert.ok(Object.keys(lock.packages).length > 1000);
  assert.deepEqual(lockfileProblems(lock), []);
});

test('another source, a missing digest and an unlocked platform are found', () => {
  const packages = {
    '': {},
    'node_modules/good': {
      integrity,
      resolved: 'https://registry.npmjs.org/good/-/good-1.0.0.tgz',
    },
    'node_modules/own': { resolved: 'bench', link: true },
    'node_modules/elsewhere': { integrity, resolved: 'https://registry.example.com/a.tgz' },
    'node_modules/plain': { integrity, resolved: 'http://registry.npmjs.org/plain.tgz' },
    'node_modules/git': { resolved: 'git+ssh://git@github.com/a/b.git#0123' },
    'node_modules/weak': { integrity: 'sha1-qiVzHGvbNTYjIsGsKVpHJGs4wnE=' },
    'node_modules/@swc/core-linux-x64-gnu': { optional: true, os: ['linux'], cpu: ['x64'] },
    'node_modules/@swc/core-darwin-x64': { optional: true, os: ['darwin'], cpu: ['x64'] },
    'node_modules/good/node_modules/native': {
      integrity,
      optionalDependencies: { good: '*', 'native-linux': '*' },
    },
  };
  assert.deepEqual(lockfileProblems({ packages }), [
    'node_modules/elsewhere: comes from https://registry.example.com/a.tgz, not from https://registry.npmjs.org/',
    'node_modules/plain: comes from http://registry.npmjs.org/plain.tgz, not from https://registry.npmjs.org/',
    'node_modules/git: comes from git+ssh://git@github.com/a/b.git#0123, not from https://registry.npmjs.org/',
    'node_modules/git: has no SHA-512 digest',
    'node_modules/weak: has no SHA-512 digest',
    'node_modules/@swc/core-linux-x64-gnu: has no SHA-512 digest',
    'node_modules/good/node_modules/native: native-linux, for another platform, is not locked',
  ]);
});

test('every license is on the list', () => {
  assert.deepEqual(licenseProblems(lock), []);
});

test('a license that is missing, or not on the list, is found', () => {
  const packages = {
    'node_modules/choice': { license: '(WTFPL OR MIT)' },
    'node_modules/both': { license: 'Apache-2.0 AND MIT' },
    'node_modules/built-for-windows': { optional: true },
    'node_modules/copyleft': { license: 'AGPL-3.0-only' },
    'node_modules/half': { license: '(MIT AND GPL-3.0-only)' },
    'node_modules/nested': { license: '(MIT OR ISC) AND GPL-3.0-only' },
    'node_modules/silent': {},
  };
  assert.deepEqual(licenseProblems({ packages }), [
    'node_modules/copyleft: its license AGPL-3.0-only is not on the list',
    'node_modules/half: its license (MIT AND GPL-3.0-only) is not on the list',
    'node_modules/nested: its license (MIT OR ISC) AND GPL-3.0-only is not on the list',
    'node_modules/silent: states no license',
  ]);
});

test('no package runs a script when it is installed', () => {
  const settings = readFileSync('.npmrc', 'utf8').split('\n');
  assert.ok(settings.includes('ignore-scripts=true'));
  assert.ok(!settings.some((line) => line.includes('registry')));
  // npm 11 asks this list as well: a package that needs its script is set to true, of which there are at most two.
  assert.ok(Object.values(allowScripts).filter(Boolean).length <= 2);
});

test('the repository says how to report a vulnerability', () => {
  assert.ok(existsSync('SECURITY.md'));
});
