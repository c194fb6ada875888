import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from '@ace-docs/flow-runner';
import { collectExamples } from '../../src/content/examples/collect';
import { flowVersionOf } from '../../src/content/examples/version';
import { docsFolders } from '../../src/lint/folders';
import { readPages } from '../../src/lint/readPages';
import { pageOfFile } from '../../src/markdown/front-matter';

/** Longer than a page allows: the tests share the machine with others. */
const LIMITS = { ms: 30_000, codeMs: 30_000 };

// The next version has the text of the current one until it differs, so its examples run once.
const published = docsFolders(process.cwd()).filter((folder) => folder !== 'docs');
const examples = readPages(process.cwd(), published).pages.flatMap(({ tree, path, name }) => {
  const version = flowVersionOf(pageOfFile(path)?.version);
  return (version ? collectExamples(tree, version) : []).map((example) => ({ name, ...example }));
});
const count = { compared: 0, refused: 0 };

for (const { name, heading, line, request, result } of examples) {
  test(`the flow produces the documented result: ${name} "${heading}" line ${line}`, async (context) => {
    const { status, problem, doc, errors } = await run(request, LIMITS);
    if (status === 'refused') {
      count.refused += 1;
      return context.skip(problem?.message);
    }
    assert.ok(['completed', 'ended', 'failed'].includes(status), `${status}: ${problem?.message}`);
    if (!result) return undefined;
    count.compared += 1;
    // A page may show the document alone.
    assert.deepEqual(result.errors ? { doc, errors: [...errors] } : { doc }, result);
    return undefined;
  });
}

test('most examples of the pages run', () => {
  assert.ok(count.compared >= 137, `only ${count.compared} examples are compared with a result`);
  // The pages of the oldest version have none.
  assert.ok(count.refused < published.length, `${count.refused} examples are refused`);
});
