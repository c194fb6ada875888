import GithubSlugger from 'github-slugger';
import type { PhrasingContent, Root, Table, TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from '../../content/pages/visit';

/** The first columns of a reference table: what its entries are. */
const NAMES = [
  'Property',
  'Field',
  'Variable',
  'Key',
  'Option',
  'Parameter',
  'Setting',
  'Flag',
  'Command',
  'Endpoint',
];

/** The column with the text of an entry, the last one of a reference table. */
const MEANING = 'Meaning';

/** The columns of facts, which stand between the name and the meaning in this order. */
const FACTS = [
  'Key',
  'Type',
  'Service',
  'Command',
  'Endpoint',
  'Query',
  'Options',
  'Required',
  'Default',
  'Since',
  'Removed',
  'Allowed values',
] as const;
type FactName = (typeof FACTS)[number];

/** A fact of an entry; `content` is the cell. */
export type Fact = { column: FactName; content: PhrasingContent[] };

/** One entry of a reference table: a row. */
export type Entry = { name: PhrasingContent[]; facts: Fact[]; meaning: PhrasingContent[] };

/** The text of each cell of a row. */
export const textsOf = (row: TableRow | undefined): string[] =>
  row?.children.map((cell) => toString(cell).trim()) ?? [];

/** Whether a cell states nothing. */
export const isEmpty = (text: string): boolean => text === '' || text === '—';

/** Whether a table defines names: Property, Field, Variable and the like, with their meaning. */
export function isReferenceTable({ children: [head] }: Table): boolean {
  const [name = '', ...others] = textsOf(head);
  return NAMES.includes(name) && others.includes(MEANING);
}

/** What is wrong with the columns of a reference table; undefined if nothing. */
export function columnProblem({ children: [head] }: Table): string | undefined {
  const [, ...columns] = textsOf(head);
  const wanted = [...FACTS.filter((name) => columns.includes(name)), MEANING];
  if (columns.join() === wanted.join()) return undefined;
  const unknown = columns.filter((column) => !wanted.includes(column));
  return unknown.length > 0
    ? `has the column ${unknown.join(', ')}, which is none of: ${[...FACTS, MEANING].join(', ')}`
    : `has its columns in another order than: ${wanted.join(', ')}`;
}

const contentOf = (cell: TableCell | undefined): PhrasingContent[] =>
  cell && !isEmpty(toString(cell).trim()) ? cell.children : [];

/** The rows of a reference table whose columns are in order; a cell that states nothing is no fact. */
export function entriesOf({ children: [head, ...rows] }: Table): Entry[] {
  const columns = textsOf(head);
  return rows.map(({ children: cells }) => ({
    name: contentOf(cells[0]),
    facts: FACTS.flatMap((column) => {
      const content = contentOf(cells[columns.indexOf(column, 1)]);
      return content.length > 0 ? [{ column, content }] : [];
    }),
    meaning: contentOf(cells[columns.indexOf(MEANING)]),
  }));
}

/** Keeps the anchors of entries apart from those of headings. */
const PREFIX = 'ref-';

/** The reference tables of a page, each with the anchors of its entries. A repeated name gets a number. */
export function entryAnchors(tree: Root): Map<Table, string[]> {
  const slugger = new GithubSlugger();
  const anchors = new Map<Table, string[]>();
  visit(tree, 'table', (table: Table) => {
    if (!isReferenceTable(table) || columnProblem(table)) return;
    anchors.set(
      table,
      entriesOf(table).map(({ name }) => PREFIX + slugger.slug(toString(name))),
    );
  });
  return anchors;
}
