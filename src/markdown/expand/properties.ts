import { basename } from 'node:path';
import type { RootContent } from 'mdast';
import { visit } from '../../content/pages/visit';
import { propertiesFileOf, propertiesOf, type Property } from '../../content/steps/propertiesOf';
import { attributeOf } from '../mdx';
import { type Expansion, mdx, tableText } from './page';

declare module 'unist' {
  interface Data {
    /** The line of the data that a node comes from: `src/content/steps/properties/jwt.yaml:12`. */
    source?: string;
    /** The name of the list of properties that a table shows; '' is the list of the step. */
    properties?: string;
  }
}

const code = (value: string) => `\`${value}\``;

/** What follows the properties of a step on its page. */
const COMMON = 'The step also has the [common properties](./steps_intro.md#common-properties).';

/** The columns of the table in the order of a reference table, each with the Markdown of a cell. */
const COLUMNS: Record<string, (property: Property) => string | undefined> = {
  // As marked in the source, or bold as a whole.
  Property: ({ label, name = label ?? '' }) => (/[*`]/.test(name) ? name : `**${name}**`),
  Key: ({ key }) => key && code(key),
  Type: ({ type = [] }) => [type].flat().join(' or '),
  Required: ({ required }) =>
    typeof required === 'boolean' ? (required ? 'yes' : 'no') : required && `yes, ${required}`,
  Default: ({ ifAbsent, default: value }) => {
    if (ifAbsent !== undefined || value === undefined) return ifAbsent;
    return code(typeof value === 'string' ? value : JSON.stringify(value));
  },
  'Allowed values': ({ values = [] }) => values.map(code).join(', '),
  Meaning: ({ meaning = '', unconfirmed = [] }) =>
    unconfirmed.length > 0 ? `${meaning} <Unconfirmed id="${unconfirmed.join(' ')}" />` : meaning,
};

/** The reference table of a list of properties; messages about a row name the line of its data. */
function propertyTable(properties: readonly Property[], list: string): readonly RootContent[] {
  const columns = Object.entries(COLUMNS)
    .map(([name, cell]) => [name, ...properties.map((one) => cell(one) ?? '')])
    .filter(([, ...cells]) => cells.some(Boolean));
  const rows = ['', ...properties].map((_, at) => columns.map((cells) => cells[at] ?? ''));
  const nodes = mdx(tableText(rows));
  for (const table of nodes) {
    if (table.type !== 'table') continue;
    table.data = { properties: list };
    for (const [at, { source }] of properties.entries())
      visit(table.children[at + 1] ?? table, (node) => void (node.data = { ...node.data, source }));
  }
  return nodes;
}

/**
 * `<Properties />`: the reference table of the step, and that it has the common properties too; `<Properties part="…" />`
 * a part of it, `<Properties of="…" />` the table of another file.
 */
export const properties: Expansion = (element, { folder, version, slug }) => {
  if (element.type !== 'mdxJsxFlowElement')
    throw new Error('<Properties /> stands in a paragraph. Write it on a separate line.');
  if (basename(folder) !== 'steps')
    throw new Error('<Properties /> belongs to a page in the folder "steps". Link to that page.');
  const other = attributeOf(element, 'of');
  const file = other || (propertiesFileOf(version, slug) ?? slug);
  const part = attributeOf(element, 'part');
  const table = propertyTable(propertiesOf(version, file, part), part);
  return other || part ? table : [...table, ...mdx(COMMON)];
};
