import type { Properties } from 'hast';
import type { Code, Root } from 'mdast';
import { visit } from '../content/pages/visit';
import type { VFile } from 'vfile';
import { parseDocument, visit as visitYaml } from 'yaml';
import { isFlowFile } from '../content/examples/collect';
import { titleOf } from '../content/pages/markdown';
import { languageNames } from './code/theme';
import { markedLines } from './code/marks';
import { linesHtml, tokenize } from './code/tokenize';
import { madeOf } from './mdx';

/**
 * Finds the lines of a step in a flow file, YAML or JSON.
 * @param stepType type of the step
 * @returns indexes of its lines from 0, for all steps of the type; empty without such a step
 */
export function linesOfStep(code: string, stepType: string): number[] {
  const lineAt = (offset: number) => code.slice(0, offset).trimEnd().split('\n').length - 1;
  const lines: number[] = [];
  visitYaml(parseDocument(code), {
    Map(_, step) {
      if (step.get('stepType') !== stepType || !step.range) return;
      const [start, end] = step.range;
      for (let line = lineAt(start + 1); line <= lineAt(end); line += 1) lines.push(line);
    },
  });
  return lines;
}

/** A block of more lines than this is folded; of more than twice as many, if what it marks comes behind the first half. */
const MOST_LINES = 24;

/**
 * The properties of a fenced block for src/components/CodeBlock.
 * @param stepType type of the step that is marked in a flow file without other marks
 * @throws Error if the block marks lines that it does not have
 */
function blockProperties(node: Code, stepType?: string): Properties {
  const { value, lang, meta } = node;
  const language = lang ?? 'text';
  const title = titleOf(node);
  const lines = value.split('\n').length;
  const marked = markedLines(value, meta ?? '');
  if (marked.length === 0 && stepType && isFlowFile(title))
    marked.push(...linesOfStep(value, stepType));
  const [firstMarked = 0] = marked;
  const marksLate = firstMarked > MOST_LINES / 2;
  return {
    html: linesHtml(tokenize(value, language), marked),
    ...(title ? { title } : { label: languageNames[language.toLowerCase()] ?? language }),
    ...(lines > MOST_LINES * (marksLate ? 2 : 1) ? { lines, marksLate } : {}),
  };
}

/**
 * Transform that highlights fenced code at build time: the block becomes a `code` element whose property `html` is
 * its content, rendered by src/components/CodeBlock. As a string, the content needs no React elements in the browser.
 * In the flow files of a step's page, the lines of that step are marked.
 */
export default function highlightCode(tree: Root, file: VFile): void {
  const { step } = (file.data.frontMatter ?? {}) as { step?: { stepType?: string } };
  visit(tree, 'code', (node: Code) => {
    const properties = madeOf(node, file, () => blockProperties(node, step?.stepType));
    const hProperties = { ...node.data?.hProperties, ...properties };
    node.data = { ...node.data, hProperties, hChildren: [] };
  });
}
