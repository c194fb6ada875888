import { toString } from 'mdast-util-to-string';
import { lineOf } from '../../content/pages/markdown';
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

/** Reports text that was meant as markup. */
function checkText(page: Page): void {
  const blocks = printedIn(page);
  const isOpened = blocks.some(({ text }) => /^:::+ *\w/m.test(text));
  for (const { text, at } of blocks) {
    for (const [pattern, remedy] of PRINTED) {
      for (const match of text.matchAll(pattern)) {
        // The end of an admonition which does not parse is no second mistake.
        if (isOpened && /^:::+$/.test(match[0])) continue;
        const message = `"${match[0]}" appears on the page as it stands. ${remedy(match)} If readers should see it, put it in backticks.`;
        page.report(at(match.index), message);
      }
    }
  }
  page.reportEach(['delete'], (node) => [
    /^~[^~]/.test(String(page.file).slice(node.position?.start.offset)) &&
      `"~${toString(node)}~" is struck through. Write <sub>${toString(node)}</sub>, or ~~${toString(node)}~~ to strike it.`,
  ]);
}

/** Reports code that is indented instead of fenced: MDX takes it for a paragraph. */
function checkIndented(page: Page): void {
  for (const { children } of [page.tree, ...page.nodesOf('listItem')]) {
    const margin = children[0]?.position?.start.column ?? Infinity;
    for (const { type, position } of children) {
      if (type !== 'paragraph' || !position || position.start.column < margin + 4) continue;
      page.report(
        position.start.line,
        'The text is indented by four spaces, but is no code. Write code between ```text and ```, and other text without the spaces.',
      );
    }
  }
}

const SHELLS = ['bash', 'sh', 'shell', 'console'];

/** Reports prompts in front of commands, which readers copy with them. */
function checkPrompts(page: Page): void {
  for (const node of page.nodesOf('code')) {
    const line = node.value.split('\n').findIndex((text) => /^\$ /.test(text));
    if (!SHELLS.includes(node.lang ?? '') || line < 0) continue;
    page.report(
      lineOf(node) + line + 1,
      'The command begins with the prompt "$ ", which readers copy. Write the command alone, and what it prints in a block of its own.',
    );
  }
}

/** Requires that no markup of another dialect of Markdown is printed instead of read. */
export function checkDialects(page: Page): void {
  checkText(page);
  checkIndented(page);
  checkPrompts(page);
}
