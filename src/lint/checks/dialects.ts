import { toString } from 'mdast-util-to-string';
import type { BlockContent, DefinitionContent } from 'mdast';
import { eachNode } from '../nodes';
import type { Page } from '../page';
import { printedIn } from '../wording/prose';

/** Markup of other dialects of Markdown, which the site prints as it stands, and what to write instead. */
const PRINTED: [pattern: RegExp, remedy: (match: RegExpMatchArray) => string][] = [
  [
    /^:::+ *(\w+)(?: +(.*?))?(?: *:::+)?$/gm,
    ([, name = '', title = '']) =>
      `Write ":::${name}${title && `[${title}]`}" on a line of its own, and ":::" on a line below its text.`,
  ],
  [/^:::+$/gm, () => 'It ends no admonition. Remove it, or write ":::note" above the text.'],
  [
    /^(?:!!!|\?\?\?\+?) +(\w+)|^\[!(\w+)\]/gm,
    ([, name, other = name]) =>
      `Write ":::${other?.toLowerCase()}" on a line of its own, and ":::" on a line below its text.`,
  ],
  [/(?<![\w:]):[a-z+-][\w+-]*:(?![\w:`])/g, () => 'Write a word, or the character itself.'],
  [/\[\[.*?\]\]/g, () => 'Link to the Markdown file: [Title](./jwt.md).'],
  [
    /\[([^\][]+)\]\[([^\][]*)\]/g,
    ([, text = '', label]) =>
      `No line "[${label || text}]: ./jwt.md" says where the link leads. Add it, or write [${text}](./jwt.md).`,
  ],
  [
    /\[([^\][]+)\] ?\([^)]*\)/g,
    ([, text]) =>
      `Write the link without spaces: [${text}](./jwt.md), with %20 for one in the address.`,
  ],
  [/\[\^\w+\]/g, ([note]) => `Add a line with the text of the note: "${note}: ...".`],
  [/(?<!\S)==\S(?:[^=]*\S)?==(?!\w)/g, ([match]) => `Write it in bold: **${match.slice(2, -2)}**.`],
  [/(?<=\w)\^(\w+)\^/g, ([, raised]) => `Write <sup>${raised}</sup>.`],
];

/** The end of an admonition; that of one which does not parse is no second mistake. */
const isEnd = (text: string) => /^:::+$/.test(text);

/** Reports text that was meant as markup. */
function checkText(page: Page): void {
  const blocks = printedIn(page.tree);
  const isOpened = blocks.some(({ text }) => /^:::+ *\w/m.test(text));
  for (const { text, pointAt, node } of blocks) {
    for (const [pattern, remedy] of PRINTED) {
      for (const match of text.matchAll(pattern)) {
        if (isOpened && isEnd(match[0])) continue;
        page.file.message(
          `"${match[0]}" appears on the page as it stands. ${remedy(match)} If readers should see it, put it in backticks.`,
          { place: pointAt(match.index), ancestors: node ? [node] : undefined },
        );
      }
    }
  }
  eachNode(page.tree, 'delete', (node) => {
    const { start } = node.position ?? {};
    if (!start || !/^~[^~]/.test(String(page.file).slice(start.offset))) return;
    page.file.message(
      `"~${toString(node)}~" is struck through. Write <sub>${toString(node)}</sub>, or ~~${toString(node)}~~ to strike it.`,
      node,
    );
  });
}

/** Reports code that is indented instead of fenced: MDX takes it for a paragraph. */
function checkIndented(page: Page): void {
  const check = (
    blocks: readonly (BlockContent | DefinitionContent)[],
    margin: number | undefined,
  ): void => {
    for (const block of blocks) {
      const { column = 1 } = block.position?.start ?? {};
      if (margin === undefined || block.type !== 'paragraph' || column < margin + 4) continue;
      page.file.message(
        'The text is indented by four spaces, but is no code. Write code between ```text and ```, and other text without the spaces.',
        block,
      );
    }
  };
  check(page.tree.children as BlockContent[], 1);
  eachNode(page.tree, 'listItem', ({ children }) =>
    check(children, children[0]?.position?.start.column),
  );
}

const SHELLS = ['bash', 'sh', 'shell', 'console'];

/** Reports prompts in front of commands, which readers copy with them. */
function checkPrompts(page: Page): void {
  eachNode(page.tree, 'code', ({ lang, value, position }) => {
    const line = value.split('\n').findIndex((text) => /^\$ /.test(text));
    if (!SHELLS.includes(lang ?? '') || line < 0) return;
    page.file.message(
      'The command begins with the prompt "$ ", which readers copy. Write the command alone, and what it prints in a block of its own.',
      { line: (position?.start.line ?? 0) + line + 1, column: 1 },
    );
  });
}

/** Requires that no markup of another dialect of Markdown is printed instead of read. */
export function checkDialects(page: Page): void {
  checkText(page);
  checkIndented(page);
  checkPrompts(page);
}
