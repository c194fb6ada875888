import GithubSlugger from 'github-slugger';
import type { Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { columnProblem, entriesOf, isReferenceTable } from './table';

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
      entriesOf(table).map(
        ({ name }) => PREFIX + slugger.slug(name.map((node) => toString(node)).join('')),
      ),
    );
  });
  return anchors;
}
