import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { element, expressionAttribute } from '../mdx';

/**
 * A drawing: one image for assistive technology. Its content is one string of HTML, so that it needs no React elements
 * in the browser.
 */
export function drawing(
  className: string,
  { label, html }: { label: string; html: string },
): MdxJsxFlowElement {
  const node = element('div', { className, role: 'img', 'aria-label': label });
  const content = `{ __html: ${JSON.stringify(html)} }`;
  node.attributes.push(expressionAttribute('dangerouslySetInnerHTML', content));
  return node;
}
