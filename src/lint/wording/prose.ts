import type { Nodes } from 'mdast';
import type { Page, Place } from '../page';

/** A paragraph, heading or cell as plain text, with the way back to the page. */
export type Prose = {
  /**
   * The text in one line (apart from `printedIn`), without its marks except those that a rule can ask for: a link is `[text]`, bold is `*text*`,
   * and a piece of code is "`x`", whatever it contains.
   */
  text: string;
  /** The place in the page of a place in the text. */
  at: (offset: number) => Place;
};

/** What surrounds the text of an inline node. */
const AROUND: Partial<Record<Nodes['type'], [before: string, after: string]>> = {
  link: ['[', ']'],
  strong: ['*', '*'],
};

function proseOf(block: Nodes, around: typeof AROUND, lineEnd: string): Prose {
  let text = '';
  const parts: { from: number; node: Nodes; value: string }[] = [];
  const read = (node: Nodes): void => {
    const [before, after] = around[node.type] ?? ['', ''];
    text += before;
    if (node.type === 'text') {
      parts.push({ from: text.length, node, value: node.value });
      text += node.value.replaceAll('\n', lineEnd);
    } else if (node.type === 'inlineCode') text += '`x`';
    else if (node.type === 'break') text += ' ';
    // A colon before a word, as in 10:30pm, is a directive, of which the site prints the name.
    else if (node.type === 'textDirective') text += `:${node.name}`;
    else if ('children' in node) node.children.forEach(read);
    text += after;
  };
  read(block);
  return {
    text,
    at(offset) {
      const part = parts.filter(({ from }) => from <= offset).at(-1);
      const start = part?.node.position?.start ?? block.position?.start;
      const before = part?.node.position ? part.value.slice(0, offset - part.from) : '';
      const { length: lines } = before.split('\n');
      const place = start && { line: start.line + lines - 1, column: 1 };
      return { place, ancestors: [block] };
    },
  };
}

const proseBlocks = (page: Page, ...form: [around: typeof AROUND, lineEnd: string]): Prose[] =>
  page.nodesOf('paragraph', 'heading', 'tableCell').map((block) => proseOf(block, ...form));

/** The running text of a page, block by block, without its code. */
export const proseIn = (page: Page): Prose[] => proseBlocks(page, AROUND, ' ');

/** The same text on its lines, and without any mark that Markdown reads. */
export const printedIn = (page: Page): Prose[] => proseBlocks(page, {}, '\n');
