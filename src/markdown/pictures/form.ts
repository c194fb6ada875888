import type { RootContent, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { element, text } from '../mdx';

const FIELD = /^Field(?: of (?:the )?(.+))?$/;

const headers = (table: Table) => (table.children[0]?.children ?? []).map((cell) => toString(cell));

/** Whether a table holds the values of a form: its columns are Field and Value, and perhaps a third one with notes. */
export function isForm(table: Table): boolean {
  const [field = '', value, note] = headers(table);
  return FIELD.test(field) && value === 'Value' && note !== 'Meaning';
}

/**
 * The title of a form: the one in its header (`Field of the Catch step`), the step that the paragraph before it speaks
 * of, the API operation to which it belongs by its fields, or the step of the page.
 * @param titles the titles of the step pages, longest first
 */
export function formTitle(
  table: Table,
  before: RootContent | undefined,
  titles: readonly string[],
  own: string | undefined,
): string {
  const named = FIELD.exec(headers(table)[0] ?? '')?.[1];
  if (named) return named.charAt(0).toUpperCase() + named.slice(1);
  const text = before?.type === 'paragraph' ? toString(before) : '';
  const [first] = titles
    .map((title) => ({ title, at: text.indexOf(`${title} step`) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  if (first) return `${first.title} step`;
  const labels = table.children.slice(1).map(({ children: [label] }) => label && toString(label));
  if (labels.includes('Path') && labels.includes('Method')) return 'API operation';
  return own ? `${own} step` : '';
}

/** The fields of a form: a list of labels, each with its value and perhaps a note. */
export function drawForm(table: Table, title: string): MdxJsxFlowElement[] {
  const fields = table.children
    .slice(1)
    .map(({ children: [label, value, note] }) =>
      element('div', {}, [
        element('dt', {}, label?.children),
        element('dd', {}, value?.children),
        ...(note?.children.length ? [element('dd', { className: 'note' }, note.children)] : []),
      ]),
    );
  return [
    ...(title ? [element('p', { className: 'title' }, [text(title)])] : []),
    element('dl', { className: 'fields' }, fields),
  ];
}
