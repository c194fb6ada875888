import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builds } from '../../tools/lib/builds';
import { machineTraces } from '../support/machineTraces';

test('no file has a path, a name or a secret of the machine that built it', () => {
  assert.deepEqual(machineTraces(builds.site.dir), []);
});
