import assert from 'node:assert/strict';
import { readData, run, type RunRequest } from '@ace-docs/flow-runner';
import { ajv, jsonata, requestOf } from '../../packages/flow-runner/tests/requests';
import { collectExamples } from '../../src/content/examples/collect';
import type { Page } from '../../src/lint/page';

type Key = 'as' | 'schema' | 'example' | 'instead' | 'target' | 'read';
/** What runs; `remedies.yml` says what the keys mean. */
export type Remedy = { code: string } & Partial<Record<Key, string>>;

/** Longer than a page allows: the tests share the machine with others. */
const LIMITS = { ms: 30_000, codeMs: 30_000 };

/** What a remedy gives for an input, or its error. */
export async function outcomeOf(
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
