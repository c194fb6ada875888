import GithubSlugger from 'github-slugger';
import type { Element, Nodes, Root } from 'hast';
import { selectAll } from 'hast-util-select';
// Adds the elements of MDX to the types of hast.
import type {} from 'mdast-util-mdx';
import { SKIP, visit } from '../content/pages/visit';
import { explicitId } from '../content/pages/markdown';

/** The longest cells of a small table have together at most this many characters: they fit 320 px. */
const SMALL = 30;

/** Those of a wide one have more, in three columns at least: without wrapping, it is wider than the text. */
const WIDE = 80;
/** Up to this many fit the text beside an example, in two lines or three. */
const BRIEF = 130;

/** A cell with up to this many is one line. */
const SHORT = 16;
/** So is a name, such as that of a service, which has no spaces. */
const LONGEST_NAME = 24;

/** How many characters the longest cells of a table have together: the labels of its columns and the cells of its rows. */
function widthOf(labels: readonly string[], rows: readonly (readonly string[])[]): number {
  const lengths = labels.map((label, column) =>
    Math.max(label.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** The first column of a table of problems. */
const PROBLEMS = 'What you see';

/** Keeps the anchors of messages apart from those of headings. */
const PREFIX = 'error-';

/**
 * The roles of a table whose rows become blocks, because an element that is displayed as a block loses the role of a
 * table, row or cell in some browsers.
 */
const ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** The text of a node; components of a page have none, but their children may. */
function text(node: Nodes): string {
  if ('children' in node) return node.children.map(text).join('');
  return node.type === 'text' ? node.value : '';
}
const words = (cell: Element) => text(cell).trim();

/** Whether a cell shows nothing, or a dash: a component (a badge) shows something without having text. */
const showsNothing = (cell: Element) =>
  /^[\s–—-]*$/.test(text(cell)) && !cell.children.some(({ type }) => type.startsWith('mdx'));

/** The anchor that a writer keeps for a row that was reworded, or that of a message: a cell that begins with code. */
function anchorOf(cell: Element | undefined, slugger: GithubSlugger): string | undefined {
  const last = cell?.children.at(-1);
  const kept = last?.type === 'mdxTextExpression' ? explicitId(last.value) : undefined;
  const first = cell?.children.find((node) => node.type !== 'text' || node.value.trim() !== '');
  const isMessage = cell && first?.type === 'element' && first.tagName === 'code';
  return kept ?? (isMessage ? PREFIX + slugger.slug(words(cell)) : undefined);
}

/** Whether a cell is no name of its row, but a number, or goes on with the words of its header. */
const needsHeader = (cell: Element) =>
  /^\d/.test(words(cell)) ||
  (cell.children[0]?.type === 'text' && /^\s*\p{Ll}/u.test(cell.children[0].value));

/** Prepares a table, and frames it: a wide one uses the space beside the text. */
function prepare(table: Element, slugger: GithubSlugger): Element {
  const heads = selectAll('thead th', table);
  for (const head of heads) {
    // The empty cell above a column of row names is an ordinary cell: it is the header of nothing.
    if (head.children.length === 0) head.tagName = 'td';
    else head.properties.scope = 'col';
  }
  const labels = heads.map(words);
  const body = selectAll('tbody tr', table).map((row) => ({ row, cells: selectAll('td', row) }));
  const rows = body.map(({ cells }) => cells.map(words));
  // A search for the message of an error opens its row.
  if (labels[0] === PROBLEMS)
    for (const { row, cells } of body) row.properties.id = anchorOf(cells[0], slugger);
  const className = ['table'];
  const width = widthOf(labels, rows);
  const isWide = labels.length > 2 && width > WIDE;
  if (isWide) className.push('wide');
  if (isWide && width <= BRIEF) className.push('brief');
  if (labels.length > 3) table.properties['data-columns'] = labels.length > 4 ? 'many' : 'several';
  const frame: Element = {
    type: 'element',
    tagName: 'div',
    properties: { className },
    children: [table],
  };
  if (width <= SMALL) return frame;
  className.push('stacked');
  visit(table, 'element', ({ tagName, properties }) => {
    if (ROLES[tagName]) properties.role = ROLES[tagName];
  });
  for (const [column, cell] of body.flatMap(({ cells }) => [...cells.entries()])) {
    const isName = column === 0 && !needsHeader(cell);
    if (!isName && labels[column]) cell.properties['data-label'] = labels[column];
    const longest = column === 0 && !words(cell).includes(' ') ? LONGEST_NAME : SHORT;
    if (words(cell).length <= longest) cell.properties.className = ['short'];
    if (showsNothing(cell)) cell.properties['data-empty'] = '';
  }
  return frame;
}

/**
 * Transform of HTML that prepares tables for src/css/tables.css: each row becomes a block where a table has little room, its
 * first cell the title, the cells that are no name with their labels; the header cells, and the anchors of rows about a
 * message.
 */
export default function tables(tree: Root): void {
  const slugger = new GithubSlugger();
  visit(tree, 'element', (node: Element, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
    parent.children[index] = prepare(node, slugger);
    return SKIP;
  });
}
