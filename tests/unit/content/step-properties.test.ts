import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  inVersion,
  parseProperties,
  propertiesOf,
  readProperties,
} from '../../../src/content/steps/propertiesOf';
import { versionNames } from '../../../src/site/versions';
import { fixture } from '../../support/fixture';

const [newest = ''] = versionNames;
const older = versionNames.at(-1) ?? '';

const parse = (...lines: string[]) => parseProperties(lines.join('\n'), 'step.yaml');
const property = (...lines: string[]) =>
  parse(
    'properties:',
    '  - label: Mode',
    '    meaning: What it does.',
    ...lines.map((line) => `    ${line}`),
  );

/** A mistake in a file, or in lines below a valid property, and a pattern of the message. */
type Mistake = { name: string; file?: string; property?: string; message: string };

for (const one of fixture<Mistake[]>(__dirname, 'step-properties.yml')) {
  const { name, file = '', property: lines, message } = one;
  test(`${name} is reported with its line and the remedy`, () => {
    const run = () =>
      lines === undefined
        ? parse(file)
        : property(...lines.replaceAll('<older>', older).split('\n'));
    assert.throws(run, new RegExp(message));
  });
}

test('an unknown step and an unknown part are reported with the remedy', () => {
  assert.throws(() => readProperties('retri'), /no src.*retri.yaml. Did you mean "retry"/);
  assert.throws(() => propertiesOf(newest, 'mixed_flow', 'flow'), /no part "flow". Write "flows"/);
});

test('what a version says of a property holds for older ones, which can change, add and remove facts', () => {
  const read = (...lines: string[]) => {
    const [record] = property(...lines)[''] ?? [];
    assert.ok(record);
    return [newest, older].map((version) => inVersion(record, version));
  };
  const facts = { label: 'Mode', meaning: 'What it does.', source: 'step.yaml:2' };
  const block = `${older}: { label: mode, key: null, default: null, required: true }`;
  assert.deepEqual(read('key: mode', 'default: 1', block), [
    { ...facts, key: 'mode', default: 1 },
    { ...facts, label: 'mode', default: null, required: true },
  ]);
  assert.deepEqual(read(`${newest}: { label: New }`, `${older}: { type: path }`), [
    { ...facts, label: 'New' },
    { ...facts, label: 'New', type: 'path' },
  ]);
  assert.deepEqual(read(`from: ${newest}`), [facts, undefined]);
  assert.deepEqual(read(`until: ${older}`), [undefined, facts]);
  assert.deepEqual(read(`from: ${older}`), [facts, facts]);
});
