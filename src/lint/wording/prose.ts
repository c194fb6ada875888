import type { Nodes, Root } from 'mdast';
import { eachNode } from '../nodes';

export type Point = NonNullable<Nodes['position']>['start'];

/** A paragraph, heading or cell as plain text, with the way back to the page. */
export type Prose = {
  /**
   * The text in one line (apart from `printedIn`), without its marks except those that a rule can ask for: a link is `[text]`, bold is `*text*`,
   * and a piece of code is "`x`", whatever it contains.
   */
  text: string;
  /** The place in the page of a place in the text. */
  pointAt: (offset: number) => Point | undefined;
  /** What has the text: a node of the page. */
  node?: Nodes;
};

const BLOCKS = ['paragraph', 'heading', 'tableCell'] as const;

/** What surrounds the text of an inline node. */
const AROUND: Partial<Record<Nodes['type'], [before: string, after: string]>> = {
  link: ['[', ']'],
  strong: ['*', '*'],
};

type Form = { around: typeof AROUND; lineEnd: string };

function proseOf(block: Nodes, { around, lineEnd }: Form): Prose {
  let text = '';
  const parts: { from: number; start: Point | undefined; value: string }[] = [];
  const read = (node: Nodes): void => {
    const [before, after] = around[node.type] ?? ['', ''];
    text += before;
    if (node.type === 'text') {
      parts.push({ from: text.length, start: node.position?.start, value: node.value });
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
    node: block,
    pointAt(offset) {
      const part = parts.filter(({ from }) => from <= offset).at(-1);
      if (!part?.start) return block.position?.start;
      const before = part.value.slice(0, offset - part.from).split('\n');
      const line = part.start.line + before.length - 1;
      return { line, column: before.length > 1 ? 1 : part.start.column + (before[0]?.length ?? 0) };
    },
  };
}

function blocksIn(tree: Root, form: Form): Prose[] {
  const blocks: Prose[] = [];
  eachNode(tree, BLOCKS, (block) => {
    blocks.push(proseOf(block, form));
  });
  return blocks;
}

/** The running text of a page, block by block, without its code. */
export const proseIn = (tree: Root): Prose[] => blocksIn(tree, { around: AROUND, lineEnd: ' ' });

/** The same text on its lines, and without any mark that Markdown reads. */
export const printedIn = (tree: Root): Prose[] => blocksIn(tree, { around: {}, lineEnd: '\n' });
