import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from '../../src/flow/run';
import { docsFolders } from '../../src/lint/folders';
import { readPages } from '../../src/lint/check-docs';
import { examplesOf } from './examples';

/** Longer than a page allows: the tests share the machine with others. */
const LIMITS = { ms: 30_000 };

// The next version has the text of the current one until it differs, so its examples run once.
const published = docsFolders(process.cwd()).filter((folder) => folder !== 'docs');
const examples = readPages(process.cwd(), published).pages.flatMap(examplesOf);
const refused: string[] = [];

for (const { where, request, result } of examples) {
  test(`the flow produces the documented result: ${where}`, async (context) => {
    const { status, problem, doc, errors } = await run(request, LIMITS);
    if (status === 'refused') {
      refused.push(where);
      return context.skip(problem?.message);
    }
    assert.ok(['completed', 'ended', 'failed'].includes(status), `${status}: ${problem?.message}`);
    assert.deepEqual(doc, result.doc);
    if (result.errors) assert.deepEqual(errors, result.errors);
  });
}

test('most examples of the pages run', () => {
  assert.ok(
    refused.length <= 29,
    `${refused.length} of ${examples.length} examples are refused: ${refused.join(', ')}`,
  );
});
