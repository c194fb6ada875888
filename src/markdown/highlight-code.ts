import type { Properties } from 'hast';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { languageNames } from './code/theme';
import { linesHtml } from './code/html';
import { readFence } from './code/marks';
import { linesOfStep } from './code/ownStep';
import { tokenize } from './code/tokenize';
import { madeOf } from './mdx';

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
  const { marked } = readFence(source, meta);
  const lines = marked.length === 0 && stepType ? linesOfStep(source, stepType) : marked;
  return linesHtml(tokenize(source, language), lines);
}

/** A block of more lines than this is folded. */
const MOST_LINES = 25;

/** The properties of a fenced block for src/components/CodeBlock. */
function blockProperties({ value, lang, meta }: Code, stepType?: string): Properties {
  const language = lang ?? 'text';
  const { title } = readFence(value, meta ?? '');
  const isFlow = title?.startsWith('flows/');
  const lines = value.split('\n').length;
  return {
    html: highlight(value, language, meta ?? '', isFlow ? stepType : undefined),
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
