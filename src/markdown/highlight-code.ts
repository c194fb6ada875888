import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { linesHtml } from './code/html';
import { readFence } from './code/marks';
import { tokenize } from './code/tokenize';

/** Class of a marked line in the theme. */
const MARKED = ['theme-code-block-highlighted-line'];

/**
 * Renders the content of a fenced block as HTML: lines, tokens, marks, and numbers.
 * @param language as in the fence; undefined gives plain text
 * @param meta the text after the language
 * @throws Error if the block marks lines that it does not have
 */
export function highlight(source: string, language: string, meta: string): string {
  const { code, marked, firstNumber } = readFence(source, meta);
  const classNames = Object.fromEntries(marked.map((line) => [line, MARKED]));
  return linesHtml(tokenize(code, language), { classNames, firstNumber });
}

/**
 * Remark plugin that highlights fenced code at build time: the block becomes a `code` element whose property `html` is
 * its content, rendered by src/components/HighlightedCode. As a string, the content needs no React elements in the
 * browser.
 */
export default function highlightCode() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node: Code) => {
      try {
        const html = highlight(node.value, node.lang ?? 'text', node.meta ?? '');
        node.data = { ...node.data, hProperties: { html }, hChildren: [] };
      } catch (error) {
        file.fail((error as Error).message, node);
      }
    });
  };
}
