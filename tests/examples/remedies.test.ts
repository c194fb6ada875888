import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readData, run, type RunRequest } from '@ace-docs/flow-runner';
import { toString } from 'mdast-util-to-string';
import { ajv, jsonata, requestOf } from '../../packages/flow-runner/tests/requests';
import { collectExamples } from '../../src/content/examples/collect';
import { openPages, type Page } from '../../src/lint/page';
import { fixture } from '../support/fixture';

type Key = 'as' | 'schema' | 'example' | 'instead' | 'target' | 'read';
/** What runs; `remedies.yml` says what the keys mean. */
type Remedy = { code: string } & Partial<Record<Key, string>>;

/** Longer than a page allows: the tests share the machine with others. */
const LIMITS = { ms: 30_000, codeMs: 30_000 };

/** What a remedy gives for an input, or its error. */
async function outcomeOf(
  { code, as = code, schema, example, instead = as, target, read = 'result' }: Remedy,
  given: Partial<RunRequest>,
  page: Page,
): Promise<unknown> {
  const map = { stepType: 'map', config: { maps: [{ value: as, targetPath: 'result' }] } };
  const alone = requestOf([schema ? ajv(schema) : as.includes('{{') ? map : jsonata(as, target)]);
  const examples = collectExamples(page.tree, page.version ?? '');
  const request = example ? examples.find(({ id }) => id === example)?.request : alone;
  assert.ok(request, `${page.name} has no example ${example ?? ''}.`);
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const flow = JSON.stringify(readData(request.files[request.flow] ?? '').data);
  assert.ok(
    !example || target || flow.includes(inJson(instead)),
    `No ${instead} in ${request.flow}.`,
  );
  const withCode = flow.replaceAll(inJson(instead), () => inJson(as));
  const files = { ...request.files, [request.flow]: withCode };
  const whole = { ...request.input, ...given.input };
  const input = target ? (await run({ ...alone, input: whole }, LIMITS)).doc : whole;
  const { doc, problem } = await run({ ...request, ...given, files, input }, LIMITS);
  return problem?.message ?? doc[read];
}

type Run = Partial<RunRequest> & { result?: unknown; error?: string };

/** The codes in the column "What to do" of a page. */
const codesOf = (page: Page): string[] =>
  page
    .nodesOf('table')
    .filter(({ children: [head] }) => toString(head?.children.at(-1)) === 'What to do')
    .flatMap(({ children }) => children.flatMap((row) => row.children.at(-1)?.children ?? []))
    .flatMap((node) => (node.type === 'inlineCode' ? node.value : []));

const pages = openPages('.', ['versioned_docs']);
const cases = fixture<Record<string, (Remedy & { runs: Run[] })[]>>(__dirname, 'remedies.yml');

for (const [name, remedies] of Object.entries(cases)) {
  test(`the remedies of ${name} give what remedies.yml says`, async () => {
    const page = pages.find((one) => one.name === `versioned_docs/version-${name}.md`);
    assert.ok(page, `There is no page ${name}.`);
    for (const { runs, ...remedy } of remedies) {
      assert.ok(
        codesOf(page).includes(remedy.code),
        `No cell "What to do" of ${name} has ${remedy.code}. Run the new code, and write its case in remedies.yml.`,
      );
      const { code, as, schema } = remedy;
      for (const part of code.split('...')) assert.ok((schema ?? as ?? code).includes(part), code);
      for (const { result, error = result, ...given } of runs) {
        const gives = await outcomeOf(remedy, given, page);
        assert.deepEqual({ ...remedy, ...given, gives }, { ...remedy, ...given, gives: error });
      }
    }
  });
}
