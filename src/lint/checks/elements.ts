import { toString } from 'mdast-util-to-string';
import { attributeOf } from '../../markdown/mdx';
import { pageElements } from '../../markdown/page-components';
import { faultOf } from '../../markdown/pictures/designer';
import { flowsIn } from '../../markdown/pictures/flow';
import { suggestion } from '../../content/suggestion';
import type { Page } from '../page';

/** Docusaurus knows more, which look the same as one of these. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** Elements of HTML whose targets no check sees, and what to write instead. */
const MARKDOWN = new Map<unknown, (text: string, alt: string) => string>([
  ['a', (text) => `a link of Markdown, [${text}](./jwt.md)`],
  ['img', (_, alt) => `an image of Markdown, ![${alt}](./form.png)`],
]);

/** Attributes that the content security policy does not allow. */
const INLINE = /^(?:style|on\w+)$/i;

const IMPORTED = /import\s+(\w+)\s+from/g;

/**
 * Requires that each component and admonition exists, that a component shows what exists, and that no text is JavaScript
 * by accident.
 */
export function checkElements(page: Page): void {
  const imports = page.nodesOf('mdxjsEsm').flatMap(({ value }) => [...value.matchAll(IMPORTED)]);
  const known = [...pageElements, ...imports.map(([, name = '']) => name)];
  page.reportEach(['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const { name, attributes } = node;
    const markdown = MARKDOWN.get(name)?.(toString(node), attributeOf(node, 'alt'));
    // A name in lower case is an element of HTML.
    const isUnknown = name && /^[A-Z]/.test(name) && !known.includes(name);
    return [
      markdown && `The target of <${name}> is not checked. Write ${markdown}.`,
      ...attributes.map(
        (attribute) =>
          attribute.type === 'mdxJsxAttribute' &&
          INLINE.test(attribute.name) &&
          `<${name}> has the attribute "${attribute.name}", which stops the build. Remove it: the site has one style, and no scripts in its pages.`,
      ),
      name === 'Designer' &&
        node.type === 'mdxJsxFlowElement' &&
        faultOf(node, flowsIn(page.tree, new Map())),
      isUnknown &&
        `There is no component <${name}>. ${suggestion(name, known)} CONTRIBUTING.md lists them.`,
    ];
  });
  page.reportEach(['containerDirective'], ({ name }) => [
    !ADMONITIONS.includes(name) &&
      `There is no admonition ":::${name}". ${suggestion(name, ADMONITIONS)}`,
  ]);
  page.reportEach(['leafDirective', 'textDirective'], ({ type, name, children, attributes }) => {
    const isText = type === 'textDirective' && children.length === 0;
    const isPlain = isText && Object.keys(attributes ?? {}).length === 0;
    const colons = type === 'leafDirective' ? '::' : ':';
    return [
      !isPlain &&
        `The site leaves out "${colons}${name}". Write an admonition as ":::note" with its text and ":::" on the lines below, and code in backticks.`,
    ];
  });
  page.reportEach(['mdxTextExpression', 'mdxFlowExpression'], ({ value }) => [
    !/^\s*\/\*[^]*\*\/\s*$/.test(value) &&
      `"{${value}}" is JavaScript outside code. Put braces in backticks: \`{${value}}\`.`,
  ]);
}
