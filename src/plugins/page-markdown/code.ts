import type { Element, Nodes, Properties } from 'hast';

/** The class names of an element. */
export function classes({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** Finds the first matching element in a subtree, including the node itself. */
export function find(node: Nodes, fits: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && fits(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** Matcher for `find`: an element with a class of this prefix. Class names of CSS modules end in a hash. */
export const withClass = (prefix: string) => (element: Element) =>
  classes(element).some((name) => name.startsWith(prefix));

/** The text content of a node; a `br` is a line break. */
export function text(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return 'children' in node ? node.children.map(text).join('') : '';
}

/**
 * Reduces a code block to its source, language and title: a `pre` with one text node and two properties.
 * @param block the element that contains the block: its container with a title, or only `pre`
 */
export function plainBlock(block: Element): Element {
  const marked = find(block, withClass('language-'));
  const lang = marked && classes(marked).find((name) => name.startsWith('language-'));
  const title = find(block, withClass('codeBlockTitle'));
  const code = find(block, ({ tagName }) => tagName === 'code') ?? block;
  const properties: Properties = {};
  if (lang) properties.lang = lang.slice('language-'.length);
  if (title) properties.title = text(title).trim();
  return {
    type: 'element',
    tagName: 'pre',
    properties,
    // Each line except the last ends with its line break (src/markdown/code/html.ts); a plain `pre` has one more at the
    // end.
    children: [{ type: 'text', value: text(code).replace(/\n$/, '') }],
  };
}
