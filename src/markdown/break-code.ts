import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from '../content/pages/visit';
import { classOfCode, codeHtml, innerHtml } from './html';
import { text, textElement } from './mdx';

/** A `code` element that is not mapped to the component for code, which would take one with children for a block. */
function prepare(value: string): ElementContent {
  const html = codeHtml(value);
  const node = textElement('code', { className: classOfCode(value) });
  if (html.includes('<')) node.attributes.push(innerHtml(html));
  else node.children.push(text(value));
  return node as ElementContent;
}

/**
 * Transform of HTML for code in running text: short code, such as `ace-runtime-server`, stays on one line; in longer code,
 * names stay whole.
 */
export default function breakCode(tree: Root): void {
  visit(tree, 'element', (node: Element, index, parent) => {
    if (node.tagName === 'pre') return SKIP;
    const [only, ...others] = node.children;
    if (node.tagName !== 'code' || only?.type !== 'text' || others.length > 0) return undefined;
    if (!parent || index === undefined) return undefined;
    parent.children[index] = prepare(only.value);
    return SKIP;
  });
}
