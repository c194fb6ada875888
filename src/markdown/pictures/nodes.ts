import type { MdxJsxFlowElement } from 'mdast-util-mdx';

/** An element of a picture, as a node that no other transform takes for Markdown. */
export const element = (
  name: string,
  attributes: Record<string, string>,
  children: readonly unknown[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: children as MdxJsxFlowElement['children'],
});

/** The expression `{__html: '...'}`, as the node that MDX expects. */
const htmlExpression = (html: string) => ({
  type: 'ObjectExpression' as const,
  properties: [
    {
      type: 'Property' as const,
      kind: 'init' as const,
      method: false,
      shorthand: false,
      computed: false,
      key: { type: 'Identifier' as const, name: '__html' },
      value: { type: 'Literal' as const, value: html },
    },
  ],
});

/** An element whose content is one string of HTML, so that it needs no React elements in the browser. */
export function htmlElement(
  name: string,
  attributes: Record<string, string>,
  html: string,
): MdxJsxFlowElement {
  const node = element(name, attributes);
  node.attributes.push({
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression: htmlExpression(html) }],
        },
      },
    },
  });
  return node;
}

/** A drawing: one image for assistive technology. */
export const drawing = (
  className: string,
  { label, html }: { label: string; html: string },
): MdxJsxFlowElement => htmlElement('div', { className, role: 'img', 'aria-label': label }, html);
