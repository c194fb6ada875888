import type { Nodes } from 'mdast';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A text as HTML, also for the value of an attribute. */
export const escaped = (value: string) =>
  value.replace(/[&<>"]/g, (character) => ESCAPES[character]!);

const TAGS: Record<string, string> = { strong: 'strong', emphasis: 'em', delete: 'del' };

type Properties = Record<string, string | string[]>;
type ElementData = { hName?: string; hProperties?: Properties };

function openTag(
  name: string,
  { className, ...properties }: Properties = {},
  baseUrl: string,
): string {
  const attributes: Properties = { ...(className ? { class: className } : {}), ...properties };
  const { href } = attributes;
  if (typeof href === 'string' && href.startsWith('/')) {
    attributes.href = baseUrl + href.slice(1);
  }
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(String(value))}"`,
  );
  return `<${name}${list.join('')}>`;
}

/**
 * The HTML of text with simple marks.
 * @param baseUrl of the language that is built, for links: a link that is a component adds it by itself
 * @returns undefined if it has anything else, such as a link of a page, which must be a component
 */
export function htmlOf(nodes: readonly Nodes[], baseUrl: string): string | undefined {
  let html = '';
  for (const node of nodes) {
    const { hName = TAGS[node.type], hProperties } = (node.data ?? {}) as ElementData;
    if (node.type === 'text') html += escaped(node.value);
    else if (node.type === 'inlineCode') html += `<code>${escaped(node.value)}</code>`;
    else if (hName && 'children' in node) {
      const inner = htmlOf(node.children, baseUrl);
      if (inner === undefined) return undefined;
      html += `${openTag(hName, hProperties, baseUrl)}${inner}</${hName}>`;
    } else return undefined;
  }
  return html;
}
