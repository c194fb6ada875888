import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { toString } from 'mdast-util-to-string';
import { parse as parseYaml } from 'yaml';
import { readHistory } from '../../../src/content/releases';
import {
  documentedSteps,
  inVersion,
  parseProperties,
  propertiesFileOf,
  propertiesOf,
  readProperties,
  releaseOf,
} from '../../../src/content/steps/propertiesOf';
import { checkDocs, formatMessages } from '../../../src/lint/check-docs';
import { propertyTable } from '../../../src/markdown/expand/propertyTable';
import { pageIds } from '../../../src/site/routes';
import { versionNames } from '../../../src/site/versions';
import { project } from '../../support/project';

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

const mistakes = parseYaml(
  readFileSync(join(__dirname, 'step-properties.yml'), 'utf8').replaceAll('<older>', older),
) as Mistake[];

for (const { name, file = '', property: lines, message } of mistakes) {
  test(`${name} is reported with its line and the remedy`, () => {
    const run = () => (lines === undefined ? parse(file) : property(...lines.split('\n')));
    assert.throws(run, new RegExp(message));
  });
}

test('an unknown step and an unknown part are reported with the remedy', () => {
  assert.throws(() => readProperties('retri'), /no src.*retri.yaml. Did you mean "retry"/);
  assert.throws(() => propertiesOf(newest, 'mixed_flow', 'flow'), /no part "flow". Write "flows"/);
});

test('a block of an older version changes, adds and removes facts there', () => {
  const [record] = property(
    'key: mode',
    'default: 1',
    `${older}: { label: mode, key: null, default: null, required: true }`,
  ).properties;
  assert.ok(record);
  const { source, ...now } = inVersion(record, newest) ?? { source: '' };
  assert.equal(source, 'step.yaml:2');
  assert.deepEqual(now, { label: 'Mode', key: 'mode', default: 1, meaning: 'What it does.' });
  const { label, key, default: value, required } = inVersion(record, older) ?? {};
  assert.deepEqual(
    { label, key, value, required },
    { label: 'mode', key: undefined, value: null, required: true },
  );
});

test('a block of the newest version holds for older ones too', () => {
  const [record] = property(`${newest}: { label: New }`, `${older}: { type: path }`).properties;
  assert.ok(record);
  assert.equal(inVersion(record, older)?.label, 'New');
  assert.equal(inVersion(record, older)?.type, 'path');
  assert.equal(inVersion(record, newest)?.type, undefined);
});

test('a property begins or ends with a version', () => {
  const has = (line: string) =>
    [newest, older].map((version) => {
      const [record] = property(line).properties;
      return record && inVersion(record, version) !== undefined;
    });
  assert.deepEqual(has(`from: ${newest}`), [true, false]);
  assert.deepEqual(has(`until: ${older}`), [false, true]);
  assert.deepEqual(has(`from: ${older}`), [true, true]);
});

test('keys have the prefix config where a step has keys beside it', () => {
  const keys = (step: string) => propertiesOf(newest, step).map(({ key }) => key);
  assert.deepEqual(keys('switch').slice(0, 2), ['config.switchExpression', 'cases']);
  assert.equal(keys('condition')[0], 'cases');
  assert.equal(keys('json_map')[0], 'parallel');
});

test('a page finds the properties of its step, also under another name', () => {
  assert.equal(propertiesFileOf(older, 'stop'), 'return');
  assert.equal(propertiesFileOf(older, 'date_fn'), 'date');
  assert.equal(propertiesFileOf(older, 'js_code'), 'js_code');
  assert.equal(propertiesFileOf(newest, 'nothing'), undefined);
});

test('each file of properties belongs to a page', () => {
  const shown = versionNames.flatMap((version) =>
    pageIds(version).map((id) => propertiesFileOf(version, id.replace('steps/', ''))),
  );
  const unused = documentedSteps().filter((file) => file !== 'common' && !shown.includes(file));
  assert.deepEqual(unused, []);
});

test('the table has the columns with content, in the order of reference tables', () => {
  const { properties } = property(
    'type: [string, array]',
    'required: to `sign`',
    'default: {}',
    'values: [a, b]',
    'unconfirmed: [keys, types]',
  );
  const position = { start: { line: 7, column: 1 }, end: { line: 7, column: 2 } };
  const table = propertyTable(
    properties.flatMap((record) => inVersion(record, newest) ?? []),
    newest,
    position,
  );
  const cells = table.children.map(({ children }) => children.map((cell) => toString(cell).trim()));
  assert.deepEqual(cells, [
    ['Property', 'Type', 'Required', 'Default', 'Allowed values', 'Meaning'],
    ['Mode', 'string or array', 'yes, to sign', '{}', 'a, b', 'What it does.'],
  ]);
  const text = JSON.stringify(table);
  assert.match(text, /"name":"Unconfirmed".*"value":"keys types"/);
});

test('the release of a property is that of its recorded change', () => {
  const { changes } = readHistory(newest);
  const [change] = changes;
  assert.ok(change);
  const since = (id: string) => ({ meaning: 'What it does.', since: id, source: 'step.yaml:2' });
  assert.equal(releaseOf(newest, since(change.id)), change.exact ?? change.version);
  assert.equal(releaseOf(newest, { source: 'step.yaml:2' }), undefined);
  assert.throws(() => releaseOf(newest, since('none')), /^Error: step.yaml:2: "since" names/);
});

const PAGE = `---
title: Retry
description: Run a flow again and again until a condition is met, with a delay between the runs.
tags: [steps]
step: { group: Logic }
review: { keys: Which text are its keys? }
---

Text. <Unconfirmed id="keys" />

## Configuration

<Properties />

## Example
## What goes wrong
## Limits
## Next pages
`;

async function problems(
  page: string,
  slug = 'retry',
  folder = `versioned_docs/version-${newest}/steps`,
): Promise<string[]> {
  return formatMessages(
    await checkDocs(
      project({ 'versions.json': JSON.stringify(versionNames), [`${folder}/${slug}.md`]: page }),
    ),
  );
}

test('the check sees the properties as a writer would have written them', async () => {
  const messages = await problems(PAGE);
  // The link of a meaning leads to a page that this project does not have.
  assert.equal(messages.length, 1);
  assert.match(
    messages[0] ?? '',
    /^src\/content\/steps\/properties\/retry\.yaml:\d+: The link .*overview\.md/,
  );
});

test('the configuration of a step shows its properties, once and not by hand', async () => {
  const shown = '<Properties />';
  const about = async (page: string, slug?: string) =>
    (await problems(page, slug)).filter((line) => !line.startsWith('src/')).join('\n');
  assert.equal(await about(PAGE), '');
  assert.match(
    await about(PAGE.replace(shown, '')),
    /:11: The configuration shows <Properties \/> of .*retry.yaml once/,
  );
  assert.match(await about(PAGE.replace(shown, `${shown}\n\n${shown}`)), /retry.yaml once/);
  const byHand = '| Property | Meaning |\n| --- | --- |\n| **Mode** | A. |';
  assert.match(
    await about(PAGE.replace(shown, `${shown}\n\n${byHand}`)),
    /:15: The properties of a step are data/,
  );
  assert.match(await about(PAGE.replace(shown, ''), 'wait'), /not recorded. Add .*wait.yaml/);
  assert.match(await about(PAGE, 'wait'), /:13: There is no .*wait.yaml/);
  assert.match(await about(PAGE.replace(shown, `Text ${shown}.`)), /stands in a paragraph/);
  assert.match(
    (await problems(PAGE, 'retry', `versioned_docs/version-${newest}/guides`)).join(),
    /belongs to a page in the folder "steps"/,
  );
});
