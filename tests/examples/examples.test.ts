import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPages } from '../../src/lint/check-docs';
import { examplesOf, needsAce, runExample } from './examples';

const examples = readPages(process.cwd()).pages.flatMap(examplesOf);

for (const example of examples) {
  const closed = needsAce(example);
  const skip = closed.length > 0 && `needs ACE: ${closed.join(', ')}`;
  test(`the flow produces the documented result: ${example.where}`, { skip }, async () => {
    const run = await runExample(example);
    const plain = JSON.parse(JSON.stringify(run)) as typeof run;
    assert.deepEqual(plain.doc, example.result.doc);
    if (example.result.errors) assert.deepEqual(plain.errors, example.result.errors);
  });
}

test('the pages have examples that can be run', () => {
  const open = examples.filter((example) => needsAce(example).length === 0);
  assert.ok(open.length >= 20, `only ${open.length} of ${examples.length} examples can be run`);
});
