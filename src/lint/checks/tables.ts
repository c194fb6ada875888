import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import {
  columnProblem,
  entriesOf,
  type Entry,
  isEmpty,
  isReferenceTable,
  textsOf,
} from '../../markdown/reference/table';
import type { Page } from '../page';

/** `yes`, `no`, or the condition behind `yes,`. A default is a column of its own. */
const REQUIREMENT = /^(?:yes|no|yes, .*[^.;])$/;

/** What is wrong with the columns of a table: one that states nothing in any row. */
function emptyColumns(table: Table): (string | false)[] {
  const [head = [], ...rows] = table.children.map(textsOf);
  return head.map(
    (column, at) =>
      rows.length > 0 &&
      rows.every((cells) => isEmpty(cells[at] ?? '')) &&
      `The column "${column}" of the table has no content in any row. Leave it out.`,
  );
}

/** What is wrong with an entry of a reference table. */
function entryProblems({ name, facts }: Entry): (string | false)[] {
  const text = toString(name);
  const has = (...types: string[]) => name.some(({ type }) => types.includes(type));
  const required = facts.find(({ column }) => column === 'Required');
  const requirement = required ? toString(required.content) : 'no';
  return [
    text === '' && 'The entry has no name. Write its label, or its key as code.',
    text !== '' &&
      !has('strong', 'inlineCode') &&
      `The name "${text}" is plain text. Write a label in bold, a key or a variable as code.`,
    has('link') &&
      `The name "${text}" has a link, but it is the link to its own entry. Link in the meaning.`,
    !REQUIREMENT.test(requirement) &&
      `Required is "${requirement}"; write yes, no, or "yes, to sign" for a condition. A default has its own column, a reason belongs to the meaning.`,
  ];
}

/** What is wrong with text that was meant as a table, which needs as many cells below its header as in it. */
function brokenProblem(text: string): string | false {
  const [first = '', second = ''] = text.split('\n');
  const problem = /^[ :|-]+$/.test(second)
    ? 'its second line has another number of cells than its header'
    : 'the line below its header is missing. Write one like | --- | --- |';
  return (
    /^\|.*\|$/.test(first) && second.startsWith('|') && `The table does not parse: ${problem}.`
  );
}

/** Requires the columns of reference tables, as many cells in each row, and that no column of any table is empty. */
export function checkTables(page: Page): void {
  page.reportEach(['paragraph'], (paragraph) => [brokenProblem(toString(paragraph))]);
  page.reportEach(['table'], (table) => {
    const width = table.children[0]?.children.length ?? 0;
    for (const row of table.children)
      page.report(
        row,
        row.children.length !== width &&
          `The row has ${row.children.length} cells, and the header ${width}. Write "—" for a cell without content, and \\| for a bar in a cell.`,
      );
    const problem = isReferenceTable(table) && columnProblem(table);
    if (isReferenceTable(table) && !problem)
      entriesOf(table).forEach((entry, row) =>
        page.report(table.children[row + 1] ?? table, ...entryProblems(entry)),
      );
    return [
      ...emptyColumns(table),
      problem &&
        `The reference table ${problem}. If it is no reference, name its first column otherwise.`,
    ];
  });
}
