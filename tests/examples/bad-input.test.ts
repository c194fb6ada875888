import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from '@ace-docs/flow-runner';
import { collectExamples, mayHaveExamples } from '../../src/content/examples/collect';
import { openPages } from '../../src/lint/page';
import { versionNames } from '../../src/site/versions';

/** Longer than a page allows: the tests share the machine with others. */
const LIMITS = { ms: 30_000, codeMs: 30_000 };

const examples = versionNames.flatMap((version) =>
  openPages(process.cwd(), [`versioned_docs/version-${version}`])
    .filter(({ file }) => mayHaveExamples(String(file)))
    .flatMap(({ tree, name, file }) =>
      collectExamples(tree, version).map((example) => ({ name, text: String(file), ...example })),
    ),
);

type Path = readonly (string | number)[];

/** The nodes of an input, of an array the first item. */
function nodesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.slice(0, 1).keys() : Object.keys(value);
  return [...keys].flatMap((key) => {
    const inner = (value as Record<string | number, unknown>)[key];
    return [{ path: [...path, key], value: inner }, ...nodesIn(inner, [...path, key])];
  });
}

/** What another system sends in place of a value; undefined removes the node. */
function badValues(value: unknown): unknown[] {
  if (typeof value === 'string')
    return [undefined, null, '', `${value}\n`, `${value}\r\n`, 'a/b c'];
  if (typeof value === 'number') return [undefined, null, 1.005, String(value)];
  return Array.isArray(value) ? [undefined, null, [], value[0]] : [undefined, null];
}

/** A pattern of a message with any values. What the engines of JavaScript print of a missing node differs. */
const pattern = (message: string) =>
  message.includes('TypeError')
    ? /TypeError|Cannot read propert/
    : new RegExp(message.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/"[^"]*"/g, '".*"'));

/** Whether a message is of the expression language: neither the error of an example nor one of its schema. */
const isOfLanguage = (message: string): boolean =>
  /operator|function|cast|TypeError|order-by|out of range/.test(message) &&
  !/Error in flow|does not match the schema/.test(message);

/** A copy of an input with another value at a path; without a node if the value is undefined. */
function changed<T>(input: T, [key = '', ...rest]: Path, value: unknown): T {
  const copy = structuredClone(input) as Record<string | number, unknown>;
  const inner = rest.length > 0 ? changed(copy[key], rest, value) : value;
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy as T;
}

for (const name of new Set(examples.map((example) => example.name))) {
  const ofPage = examples.filter((example) => example.name === name);
  test(`bad input gives a result, or a message that the page names: ${name}`, async () => {
    const unnamed = new Set<string>();
    for (const { id, request, text } of ofPage) {
      const { status } = await run(request, LIMITS);
      if (status !== 'completed' && status !== 'ended') continue;
      for (const { path, value } of nodesIn(request.input)) {
        for (const bad of badValues(value)) {
          const input = changed(request.input, path, bad);
          const { status: end, problem } = await run({ ...request, input }, LIMITS);
          const message = end === 'failed' ? problem?.message : undefined;
          if (!message || !isOfLanguage(message) || pattern(message).test(text)) continue;
          unnamed.add(`"${id}", ${path.join('.')} is ${JSON.stringify(bad)}: ${message}`);
        }
      }
    }
    assert.deepEqual([...unnamed], []);
  });
}
