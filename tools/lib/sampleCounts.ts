import { relative } from 'node:path';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { canRun } from '../../src/content/examples/canRun';
import {
  isFlowFile,
  type PageExample,
  readExamples,
  titleOf,
} from '../../src/content/examples/collect';
import { flowVersionOf } from '../../src/content/examples/version';
import type { Page } from '../../src/lint/page';
import { isParsed } from '../../src/lint/checks/samples';
import { pageOfFile } from '../../src/markdown/front-matter';

/** What is known of a sample: a test runs it, the schema of flow files has it, it parses, or nothing. */
export const KNOWN = ['run', 'validated', 'parsed', 'none'] as const;
type Known = (typeof KNOWN)[number];

/** The examples and samples of a section. A sample is a fenced block. */
export type SampleCounts = { section: string; examples: number } & Record<Known, number>;

/** Version and folder of a page. */
export const sectionOf = ({ name }: Page): string =>
  relative('versioned_docs', name)
    .split('/')
    .slice(0, 2)
    .join('/')
    .replace('version-', '')
    .replace(/\.md$/, '');

/** What is known of the samples of a page. */
function countPage({ path, tree }: Page): { examples: number; known: Known[] } {
  const version = flowVersionOf(pageOfFile(path)?.version);
  const examples = version ? readExamples(tree, version).examples : [];
  const running = examples.filter(({ example }) => canRun(example));
  const blocks = new Set(running.flatMap((one) => one.blocks));
  const files = new Set(
    running.flatMap(({ example }: { example: PageExample }) =>
      Object.values(example.request.files),
    ),
  );
  const known: Known[] = [];
  visit(tree, 'code', (node: Code) => {
    const title = titleOf(node);
    if (blocks.has(node) || (title && files.has(node.value))) known.push('run');
    else if (isFlowFile(title)) known.push('validated');
    else known.push(isParsed(node) ? 'parsed' : 'none');
  });
  return { examples: running.length, known };
}

/** The samples of pages by section, in alphabetical order. */
export function countSamples(pages: readonly Page[]): SampleCounts[] {
  const sums = new Map<string, SampleCounts>();
  for (const page of pages) {
    const section = sectionOf(page);
    const sum = sums.get(section) ?? {
      ...{ section, examples: 0 },
      ...{ run: 0, validated: 0, parsed: 0, none: 0 },
    };
    const { examples, known } = countPage(page);
    sum.examples += examples;
    for (const one of known) sum[one] += 1;
    sums.set(section, sum);
  }
  return [...sums.values()].sort((one, other) => one.section.localeCompare(other.section, 'en'));
}
