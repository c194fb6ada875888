import { pageElements } from '../../markdown/page-components';
import { eachNode } from '../nodes';
import type { Page } from '../page';
import { suggestion } from '../suggestion';

/** Docusaurus knows more, which look the same as one of these. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

const IMPORTED = /import\s+(\w+)\s+from/g;

/** Requires that each component and admonition exists, and that no text is JavaScript by accident. */
export function checkElements(page: Page): void {
  const known = [...pageElements];
  eachNode(page.tree, 'mdxjsEsm', ({ value }) => {
    for (const [, name = ''] of value.matchAll(IMPORTED)) known.push(name);
  });
  eachNode(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const { name } = node;
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
  eachNode(page.tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    const { value } = node;
    if (/^\s*\/\*[^]*\*\/\s*$/.test(value)) return;
    page.file.message(
      `"{${value}}" is JavaScript outside code. Put braces in backticks: \`{${value}}\`.`,
      node,
    );
  });
}
