import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';
import { BREAK, withBreaks } from './code/breaks';
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

/** Code up to this length stays on one line: it fits beside the margins of a phone. */
export const ONE_LINE = 24;

/** The class of code that a browser would break, although it fits on a line of its own. */
export const classOfCode = (value: string): string | undefined =>
  value.length <= ONE_LINE && /[-\s/?]/.test(value) ? 'code-nowrap' : undefined;

/**
 * The HTML of long code with marks of withBreaks. In it, short words that a browser would break, such as options, stay whole;
 * a longer one breaks behind a slash or an equals sign before it breaks behind a hyphen.
 * @param longest characters of such a word
 */
export function longCodeHtml(marked: string, longest = ONE_LINE): string {
  const whole = (word: string) =>
    word.length <= longest && /[\w-]-\w|[%"]\{/.test(word)
      ? `<span class="code-nowrap">${word}</span>`
      : word;
  return escapedText(marked)
    .replaceAll(/[^\s\ufdd0]+/g, (word) =>
      word.length <= longest ? whole(word) : word.replaceAll(/[^/=:.]+/g, whole),
    )
    .replaceAll(BREAK, '<wbr>');
}

/** The content of a `code` element as HTML. */
export const codeHtml = (value: string): string =>
  value.length > ONE_LINE ? longCodeHtml(withBreaks(value)) : escapedText(value);

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
    else if (node.type === 'inlineCode') {
      const className = classOfCode(node.value);
      html += `<code${className ? ` class="${className}"` : ''}>${codeHtml(node.value)}</code>`;
    } else if (name && 'children' in node) {
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
