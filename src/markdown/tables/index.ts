import GithubSlugger from 'github-slugger';
import type { Element, Nodes, Root } from 'hast';
// Adds the elements of MDX to the types of hast.
import type {} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { isEmptyCell, tableLayout } from './layout';
import { anchorMessages, PROBLEMS } from './messages';

/** The text of a node; components of a page have none, but their children may. */
function text(node: Nodes): string {
  if ('children' in node) return node.children.map(text).join('');
  return node.type === 'text' ? node.value : '';
}

/** Whether a cell shows nothing: a component (a badge) shows something without having text. */
const showsNothing = (cell: Element) =>
  isEmptyCell(text(cell)) && !cell.children.some(({ type }) => type.startsWith('mdx'));

const elements = (parent: Element, ...names: string[]): Element[] =>
  parent.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );

/** The rows of a section of a table, each with its cells. */
const rowsOf = (table: Element, section: 'thead' | 'tbody') =>
  elements(table, section).flatMap((part) =>
    elements(part, 'tr').map((row) => ({ row, cells: elements(row, 'td', 'th') })),
  );

/**
 * Labels a table whose rows become blocks. The roles are explicit, because an element that is displayed as a block
 * loses the role of a table, row or cell in some browsers.
 */
function stack(table: Element, labels: readonly string[]): void {
  table.properties.role = 'table';
  for (const part of elements(table, 'thead', 'tbody')) part.properties.role = 'rowgroup';
  for (const { row, cells } of rowsOf(table, 'thead')) {
    row.properties.role = 'row';
    for (const cell of cells)
      cell.properties.role = cell.tagName === 'th' ? 'columnheader' : 'cell';
  }
  for (const { row, cells } of rowsOf(table, 'tbody')) {
    row.properties.role = 'row';
    for (const [column, cell] of cells.entries()) {
      cell.properties.role = 'cell';
      if (column > 0 && labels[column]) cell.properties['data-label'] = labels[column];
      if (showsNothing(cell)) cell.properties['data-empty'] = '';
    }
  }
}

function prepare(table: Element, slugger: GithubSlugger): void {
  const heads = rowsOf(table, 'thead').flatMap(({ cells }) => cells);
  for (const head of heads) {
    // The empty cell above a column of row names is an ordinary cell: it is the header of nothing.
    if (head.children.length === 0) head.tagName = 'td';
    else head.properties.scope = 'col';
  }
  const words = (cell: Element) => text(cell).trim();
  const labels = heads.map(words);
  const body = rowsOf(table, 'tbody');
  const rows = body.map(({ cells }) => cells.map(words));
  if (labels[0] === PROBLEMS) {
    anchorMessages(
      body.map(({ row, cells: [first] }, at) => ({ row, first, title: rows[at]?.[0] ?? '' })),
      slugger,
    );
  }
  if (labels.length > 3) table.properties['data-columns'] = labels.length > 4 ? 'many' : 'several';
  const layout = tableLayout({ labels, rows });
  if (layout === 'stacked') stack(table, labels);
  else table.properties['data-layout'] = layout;
}

/**
 * Rehype plugin that prepares tables for src/components/Table: the layout that a table takes where it has little room,
 * the labels that its cells have then, its header cells, and the anchors of rows about a message.
 */
export default function tables() {
  return (tree: Root): void => {
    const slugger = new GithubSlugger();
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'table') prepare(node, slugger);
    });
  };
}
