import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builds } from '../../tools/lib/builds';
import { machineTraces } from '../support/machineTraces';
import { missingAddresses } from '../support/namedAddresses';

const { dir, baseUrl } = builds.options;

test('every address that a site below a path names exists below this path', () => {
  assert.deepEqual(missingAddresses(dir, `https://docs.example.com${baseUrl}`), []);
});

test('no file has a path, a name or a secret of the machine that built it', () => {
  assert.deepEqual(machineTraces(dir), []);
});
