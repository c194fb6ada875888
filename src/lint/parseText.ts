import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from '../content/pages/visit';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { markdown } from '../content/pages/markdown';

/** What to do about Markdown that does not parse, by the line with the error: the first pattern that it matches. */
const REMEDIES: [line: RegExp, remedy: (match: RegExpExecArray) => string][] = [
  [
    /^#.*\{#([\w-]+)\}/,
    ([, id]) => `The ID of a heading stands in a comment: {/* #${id} */}. Write it so.`,
  ],
  [/\{:.*?\}/, ([attributes]) => `Elements have no attributes in this form. Remove ${attributes}.`],
  [/\{%.*?%\}/, ([tag]) => `The site has no templates. Remove ${tag}, or put it in backticks.`],
];

/**
 * What to do about Markdown that does not parse.
 * @param reason the message of the parser
 * @param line the line with the error
 */
function parseRemedy(reason: string, line: string): string {
  if (reason.includes('import/exports')) {
    const [word = 'import'] = /^\w+/.exec(line) ?? [];
    return `A paragraph that begins with "${word}" is read as JavaScript. Begin it with another word, or put "${word}" in backticks.`;
  }
  for (const [pattern, remedy] of REMEDIES) {
    const match = pattern.exec(line);
    if (match) return remedy(match);
  }
  const [, element] = /closing tag for `<(\w+)/.exec(reason) ?? [];
  return `Outside code, braces and angle brackets are MDX syntax: put them in backticks${element ? `, or write <${element} /> for an element without content` : ''}.`;
}

/** The largest file that is a page: several times the longest one. */
const MAX_BYTES = 256 * 1024;

/** Throws if a container of remark-directive is open at the end of the file: it would contain the rest of the page. */
function requireClosed(tree: Root, source: string): void {
  const lines = source.split('\n');
  visit(tree, 'containerDirective', ({ name, position }: ContainerDirective) => {
    if (!position || /^\s*:{3,}\s*$/.test(lines[position.end.line - 1] ?? '')) return;
    throw new VFileMessage(`":::${name}" is not closed. Write ":::" in a line below its text.`, {
      place: position.start,
    });
  });
}

/**
 * Parses the text of a page.
 * @throws VFileMessage with place and remedy
 */
export function parseText(file: VFile): Root {
  const source = String(file);
  if (Buffer.byteLength(source) > MAX_BYTES) {
    throw new VFileMessage(
      `The file has more than ${MAX_BYTES / 1024} KB. Divide the page, and link data instead of showing all of it.`,
    );
  }
  try {
    const tree = markdown.parse(file);
    requireClosed(tree, source);
    return tree;
  } catch (error) {
    if (!(error instanceof VFileMessage) || error.source === undefined) throw error;
    const line = source.split('\n')[(error.line ?? 1) - 1] ?? '';
    throw new VFileMessage(
      `The markdown does not parse: ${error.reason}. ${parseRemedy(error.reason, line)}`,
      { place: error.place ?? placeIn(error.reason) },
    );
  }
}

/** The place that a message about an unclosed element has in its text alone. */
function placeIn(reason: string): { line: number; column: number } | undefined {
  const [, line, column] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) };
}
