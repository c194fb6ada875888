import { toString } from 'mdast-util-to-string';
import { attributeOf, type MdxElement } from '../../markdown/mdx';
import { pageElements } from '../../markdown/page-components';
import { faultOf } from '../../markdown/pictures/designer';
import { flowsIn } from '../../markdown/pictures/flow';
import { eachNode } from '../nodes';
import type { Page } from '../page';
import { suggestion } from '../../content/suggestion';

/** Docusaurus knows more, which look the same as one of these. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** Elements of HTML whose targets no check sees, and what to write instead. */
const MARKDOWN: Record<string, (text: string, alt: string) => string> = {
  a: (text) => `a link of Markdown, [${text}](./jwt.md)`,
  img: (_, alt) => `an image of Markdown, ![${alt}](./form.png)`,
};

/** Attributes that the content security policy does not allow. */
const INLINE = /^(?:style|on\w+)$/i;

function checkHtml(page: Page, node: MdxElement): void {
  const name = node.name ?? '';
  const write = Object.hasOwn(MARKDOWN, name) ? MARKDOWN[name] : undefined;
  if (write)
    page.file.message(
      `The target of <${name}> is not checked. Write ${write(toString(node), attributeOf(node, 'alt'))}.`,
      node,
    );
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !INLINE.test(attribute.name)) continue;
    page.file.message(
      `<${name}> has the attribute "${attribute.name}", which stops the build. Remove it: the site has one style, and no scripts in its pages.`,
      node,
    );
  }
}

const IMPORTED = /import\s+(\w+)\s+from/g;

/**
 * Requires that each component and admonition exists, that a component shows what exists, and that no text is JavaScript
 * by accident.
 */
export function checkElements(page: Page): void {
  const known = [...pageElements];
  eachNode(page.tree, 'mdxjsEsm', ({ value }) => {
    for (const [, name = ''] of value.matchAll(IMPORTED)) known.push(name);
  });
  eachNode(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const { name } = node;
    checkHtml(page, node);
    if (name === 'Designer' && node.type === 'mdxJsxFlowElement') {
      const fault = faultOf(node, flowsIn(page.tree, new Map()));
      if (fault !== undefined) page.file.message(fault, node);
    }
    // A name in lower case is an element of HTML.
    if (!name || !/^[A-Z]/.test(name) || known.includes(name)) return;
    page.file.message(
      `There is no component <${name}>. ${suggestion(name, known)} CONTRIBUTING.md lists them.`,
      node,
    );
  });
  eachNode(page.tree, 'containerDirective', (node) => {
    if (ADMONITIONS.includes(node.name)) return;
    page.file.message(
      `There is no admonition ":::${node.name}". ${suggestion(node.name, ADMONITIONS)}`,
      node,
    );
  });
  eachNode(page.tree, ['leafDirective', 'textDirective'], (node) => {
    const isText = node.type === 'textDirective' && node.children.length === 0;
    if (isText && Object.keys(node.attributes ?? {}).length === 0) return;
    page.file.message(
      `The site leaves out "${node.type === 'leafDirective' ? '::' : ':'}${node.name}". Write an admonition as ":::note" with its text and ":::" on the lines below, and code in backticks.`,
      node,
    );
  });
  eachNode(page.tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    const { value } = node;
    if (/^\s*\/\*[^]*\*\/\s*$/.test(value)) return;
    page.file.message(
      `"{${value}}" is JavaScript outside code. Put braces in backticks: \`{${value}}\`.`,
      node,
    );
  });
}
