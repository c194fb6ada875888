import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDocs, formatMessages } from '../../../src/lint/check-docs';
import { project } from '../../support/project';

/** The folder of the version that a test checks. */
export const FOLDER = 'versioned_docs/version-ace5';
export const FRONT_MATTER = [
  '---',
  'title: Orders',
  'description: Read an order, change its lines and write the total where the invoice expects it.',
  'tags: [steps]',
  '---',
  '',
].join('\n');
export const BODY = 'Text of the page.\n\n## Next pages\n\n- [Other](./other.md): more.\n';
/** A page without a problem, and the one that it links to. */
export const VALID = FRONT_MATTER + BODY;
export const OTHER = FRONT_MATTER.replace('Orders', 'Other').replace('Read', 'Fetch') + BODY;

/** The messages about one page next to a valid one. */
export async function problems(page: string, more: Record<string, string> = {}): Promise<string[]> {
  const dir = project({ [`${FOLDER}/page.md`]: page, [`${FOLDER}/other.md`]: OTHER, ...more });
  return formatMessages(await checkDocs(dir)).filter((line) => !line.includes('other.md:'));
}

/** How a mistake changes the valid page. */
type Edit = (valid: string) => string;

/** Writes something in place of the first word of the text. */
export const text =
  (source: string): Edit =>
  (valid) =>
    valid.replace('Text', () => source);

/** A table with its rows, and more text below it. */
export const table = (head: string, ...rows: string[]) =>
  [head, head.replace(/[^|]+/g, '---'), ...rows].map((row) => `| ${row} |\n`).join('') + '\nText';

/** A flow file with a JSONATA Map step. */
export const flowFile = (map: string) =>
  '```yaml title="flows/a.yaml"\nsteps:\n- stepType: jsonata\n  config:\n    maps:\n' +
  map +
  '\n```\n\nText';

/** An example: a flow that copies the node `a` to `b`, with a result. */
export const example = (result: string) =>
  `\`\`\`json title="Input document"\n{ "a": 1 }\n\`\`\`\n\n${flowFile('      - { jsonata: a, targetPath: b }').replace('Text', '')}\`\`\`json title="Result"\n${result}\n\`\`\`\n\nText`;

/** A mistake in the valid page: its name, how to make it, the reported line, and the only message. */
export type Mistake = [name: string, edit: Edit, line: number, message: RegExp];

/** Defines one test for each mistake. */
export function testMistakes(mistakes: readonly Mistake[]): void {
  for (const [name, edit, line, message] of mistakes) {
    test(`${name} is reported with its line and a remedy`, async () => {
      const [first = 'no message', ...rest] = await problems(edit(VALID));
      assert.match(first, new RegExp(`^versioned_docs/version-ace5/page\\.md:${line}: `));
      assert.match(first, message);
      assert.deepEqual(rest, []);
    });
  }
}
