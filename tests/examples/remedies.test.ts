import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { RunRequest } from '@ace-docs/flow-runner';
import { toString } from 'mdast-util-to-string';
import { parse } from 'yaml';
import { openPages, type Page } from '../../src/lint/page';
import { outcomeOf, type Remedy } from './outcomeOf';

type Run = Partial<RunRequest> & { result?: unknown; error?: string };

/** The codes in the column "What to do" of a page. */
const codesOf = (page: Page): string[] =>
  page
    .nodesOf('table')
    .filter(({ children: [head] }) => toString(head?.children.at(-1)) === 'What to do')
    .flatMap(({ children }) => children.flatMap((row) => row.children.at(-1)?.children ?? []))
    .flatMap((node) => (node.type === 'inlineCode' ? node.value : []));

const pages = openPages('.', ['versioned_docs']);
const file = readFileSync('tests/examples/remedies.yml', 'utf8');
const cases = parse(file) as Record<string, (Remedy & { runs: Run[] })[]>;

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
