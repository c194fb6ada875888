import type { Properties } from 'hast';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isFlowFile } from '../content/examples/collect';
import { titleOf } from '../content/pages/markdown';
import { languageNames } from './code/theme';
import { markedLines } from './code/marks';
import { linesHtml, tokenize } from './code/tokenize';
import { madeOf } from './mdx';

const indentOf = (line: string) => line.search(/\S/);

/**
 * Finds the lines of a step in a flow file, YAML or JSON, by the indentation that ACE writes.
 * @param stepType type of the step
 * @returns indexes of its lines from 0, for all steps of the type; empty without such a step
 */
export function linesOfStep(code: string, stepType: string): number[] {
  const lines = code.split('\n');
  return lines.flatMap((line, at) => {
    const [, type] = /^\s*(?:- )?"?stepType"?: ["']?([\w-]+)["']?,?$/.exec(line) ?? [];
    if (type !== stepType) return [];
    const isJson = line.includes('"stepType"');
    // In YAML the first key of a step stands behind a dash, two columns to the left of the other keys.
    const indent = line.trimStart().startsWith('-') ? indentOf(line) : indentOf(line) - 2;
    let first = at;
    while (first > 0 && indentOf(lines[first] ?? '') > indent) first -= 1;
    let last = Math.max(at, first + 1);
    while (last + 1 < lines.length && indentOf(lines[last + 1] ?? '') > indent) last += 1;
    // In JSON the closing brace belongs to the step.
    if (isJson) last += 1;
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/**
 * Renders the content of a fenced block as HTML: lines, tokens, and marks.
 * @param language as in the fence; undefined gives plain text
 * @param meta the text after the language
 * @param stepType type of the step that is marked in a block without other marks
 * @throws Error if the block marks lines that it does not have
 */
export function highlight(
  source: string,
  language: string,
  meta: string,
  stepType?: string,
): string {
  const marked = markedLines(source, meta);
  const lines = marked.length === 0 && stepType ? linesOfStep(source, stepType) : marked;
  return linesHtml(tokenize(source, language), lines);
}

/** A block of more lines than this is folded. */
const MOST_LINES = 25;

/** The properties of a fenced block for src/components/CodeBlock. */
function blockProperties(node: Code, stepType?: string): Properties {
  const { value, lang, meta } = node;
  const language = lang ?? 'text';
  const title = titleOf(node);
  const lines = value.split('\n').length;
  return {
    html: highlight(value, language, meta ?? '', isFlowFile(title) ? stepType : undefined),
    ...(title ? { title } : { label: languageNames[language.toLowerCase()] ?? language }),
    ...(lines > MOST_LINES ? { lines } : {}),
  };
}

/**
 * Remark plugin that highlights fenced code at build time: the block becomes a `code` element whose property `html` is
 * its content, rendered by src/components/CodeBlock. As a string, the content needs no React elements in the browser.
 * In the flow files of a step's page, the lines of that step are marked.
 */
export default function highlightCode() {
  return (tree: Root, file: VFile): void => {
    const { step } = (file.data.frontMatter ?? {}) as { step?: { stepType?: string } };
    visit(tree, 'code', (node: Code) => {
      const properties = madeOf(node, file, () => blockProperties(node, step?.stepType));
      const hProperties = { ...node.data?.hProperties, ...properties };
      node.data = { ...node.data, hProperties, hChildren: [] };
    });
  };
}
