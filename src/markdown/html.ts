import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';
import { breakable, classOfCode } from './break-code';
import { attributesOf, element, EXPLICIT, expressionAttribute, type MdxElement } from './mdx';

/** A text as HTML. */
export const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A text as HTML, also for the value of an attribute. */
export const escaped = (value: string): string =>
  escapedText(value).replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The content of an element as one string of HTML, so that it needs no React elements in the browser. */
export const innerHtml = (html: string): MdxJsxAttribute =>
  expressionAttribute('dangerouslySetInnerHTML', `{ __html: ${JSON.stringify(html)} }`);

/** An element with a string of HTML. No component takes its place. */
export function htmlElement(
  name: string,
  attributes: Record<string, string>,
  html: string,
): MdxJsxFlowElement {
  const node = element(name, attributes);
  node.attributes.push(innerHtml(html));
  return { ...node, data: { ...EXPLICIT } };
}

/** A drawing: one image for assistive technology. */
export const drawing = (className: string, { label, html }: { label: string; html: string }) =>
  htmlElement('div', { className, role: 'img', 'aria-label': label }, html);

const TAGS: Record<string, string> = { strong: 'strong', emphasis: 'em', delete: 'del' };
/** Whether a node is one of the elements that src/markdown makes in a text. */
const isElement = (node: Nodes): node is MdxElement =>
  'name' in node && ['a', 'p', 'span'].includes(node.name ?? '');

function codeHtml(value: string): string {
  const className = classOfCode(value);
  const html = breakable(value).map(escaped).join('<wbr>');
  return `<code${className ? ` class="${className}"` : ''}>${html}</code>`;
}

/**
 * The HTML of text with simple marks.
 * @param baseUrl of the language that is built, for links: a link that is a component adds it by itself
 * @returns undefined if it has anything else, such as a link of a page, which must be a component
 */
export function htmlOf(nodes: readonly Nodes[], baseUrl: string): string | undefined {
  let html = '';
  for (const node of nodes) {
    const name = isElement(node) ? node.name : TAGS[node.type];
    if (node.type === 'text') html += escaped(node.value);
    else if (node.type === 'inlineCode') html += codeHtml(node.value);
    else if (name && 'children' in node) {
      const inner = htmlOf(node.children, baseUrl);
      if (inner === undefined) return undefined;
      const attributes = Object.entries(isElement(node) ? attributesOf(node) : {});
      const written = attributes.map(([key, value = '']) => {
        const text = key === 'href' ? value.replace(/^\//, baseUrl) : value;
        return ` ${key === 'className' ? 'class' : key}="${escaped(text)}"`;
      });
      html += `<${name}${written.join('')}>${inner}</${name}>`;
    } else return undefined;
  }
  return html;
}
