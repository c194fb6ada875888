import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { test } from 'node:test';
import type { PageExample } from '../../src/content/examples/collect';
import { run } from '@ace-docs/flow-runner';
import { docsFolders } from '../../src/lint/folders';
import { readPages } from '../../src/lint/readPages';
import { examplesOf } from './examples';

/** Longer than a page allows: the tests share the machine with others. */
const LIMITS = { ms: 30_000, codeMs: 30_000 };

type Result = NonNullable<PageExample['result']>;

/** What a page says that a run gives; the errors only if it shows them. */
const shown = ({ doc, errors }: Result, page: Result) => (page.errors ? { doc, errors } : { doc });

/** All copies of a value in which one string, number, Boolean or null is another one. */
function mutations(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value === 'changed' ? 0 : 'changed'];
  return Object.entries(value).flatMap(([key, inner]) =>
    mutations(inner).map((changed): unknown =>
      Array.isArray(value)
        ? value.map((item: unknown, at) => (at === Number(key) ? changed : item))
        : { ...value, [key]: changed },
    ),
  );
}

// The next version has the text of the current one until it differs, so its examples run once.
const published = docsFolders(process.cwd()).filter((folder) => folder !== 'docs');
const examples = readPages(process.cwd(), published).pages.flatMap(examplesOf);

const sums = new Map<string, { run: number; refused: number; withoutResult: number }>();
const count = (section: string, what: 'run' | 'refused' | 'withoutResult') => {
  const sum = sums.get(section) ?? { run: 0, refused: 0, withoutResult: 0 };
  sum[what] += 1;
  sums.set(section, sum);
};

for (const { where, section, request, result } of examples) {
  test(`the flow produces the documented result: ${where}`, async (context) => {
    const { status, problem, doc, errors } = await run(request, LIMITS);
    if (status === 'refused') {
      count(section, 'refused');
      return context.skip(problem?.message);
    }
    assert.ok(['completed', 'ended', 'failed'].includes(status), `${status}: ${problem?.message}`);
    if (!result) return count(section, 'withoutResult');
    count(section, 'run');
    const given = shown({ doc, errors: [...errors] }, result);
    assert.deepEqual(given, shown(result, result));
    // The comparison sees every single value of the page.
    for (const changed of mutations(shown(result, result)))
      assert.ok(!isDeepStrictEqual(given, changed), JSON.stringify(changed));
  });
}

test('most examples of the pages run', (context) => {
  const all = [...sums].sort(([one], [other]) => one.localeCompare(other, 'en'));
  for (const [section, { run: ran, refused, withoutResult }] of all)
    context.diagnostic(
      `${section}: ${ran} run, ${refused} refused, ${withoutResult} without result`,
    );
  const total = (what: 'run' | 'refused') => all.reduce((sum, [, one]) => sum + one[what], 0);
  assert.ok(total('run') >= 137, `only ${total('run')} examples run`);
  // The pages of the oldest version have none.
  assert.ok(total('refused') < published.length, `${total('refused')} examples are refused`);
});
