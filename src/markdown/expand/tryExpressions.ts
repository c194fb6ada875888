import { deflateRawSync } from 'node:zlib';
import type { Link, RootContent } from 'mdast';
import { text } from '../mdx';
import type { Expansion } from './page';

/** The place in the playground that opens an expression with its input: what `readHash` of the flow runner reads. */
const address = (expression: string, input: string) =>
  `/playground/#jsonata=${deflateRawSync(JSON.stringify({ expression, input })).toString('base64url')}`;

/**
 * `<Try>`, a document as a block of code, a table whose rows have one expression as code in their second cell, `</Try>`:
 * the last cell of each row begins with a link that opens its expression with the document in the playground.
 */
export const tryExpressions: Expansion = ({ children }) => {
  const nodes = children as RootContent[];
  const input = nodes.find((node) => node.type === 'code');
  const table = nodes.find((node) => node.type === 'table');
  if (!input || !table)
    throw new Error('<Try> contains a document as a block of code, and a table of expressions.');
  for (const { children: cells } of table.children.slice(1)) {
    const expression = cells[1]?.children.find((node) => node.type === 'inlineCode');
    if (!expression)
      throw new Error(
        'Each row of the table in <Try> has an expression as code in its second cell.',
      );
    const link: Link = {
      type: 'link',
      url: address(expression.value, input.value),
      children: [text('Try')],
      data: {
        isContact: true,
        hProperties: {
          className: ['try'],
          'aria-label': `Try ${expression.value} in the playground`,
          // The anchor is no heading of the playground.
          'data-noBrokenLinkCheck': 'true',
          'data-no-markdown': '',
          'data-search-ignore': '',
        },
      },
    };
    cells.at(-1)?.children.unshift(link);
  }
  return nodes;
};
