import { basename, extname } from 'node:path';
import type { Data, Node, PhrasingContent, Root, Table, TableCell, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { markdown } from '../../content/pages/markdown';
import {
  propertiesFileOf,
  propertiesOf,
  type Property,
  releaseOf,
} from '../../content/steps/propertiesOf';
import { attributeOf, text } from '../mdx';
import { type Expansion, expandedPage } from './page';

type Position = NonNullable<Node['position']>;

/** Where a node comes from that no writer wrote on the page. */
type SourceLocation = {
  /** The line of its data: `src/content/steps/properties/jwt.yaml:12`. */
  source?: string;
  /** The name of the list of properties that a table shows; '' is the list of the step. */
  properties?: string;
};

/** Where a node comes from; nothing is known of what is written on the page. */
export function sourceLocationOf(node: Node | undefined): SourceLocation {
  const { source, properties }: Record<string, unknown> = { ...node?.data };
  return {
    ...(typeof source === 'string' && { source }),
    ...(typeof properties === 'string' && { properties }),
  };
}

const withSourceLocation = (node: Node, origin: SourceLocation): Data => ({
  ...node.data,
  ...origin,
});

/** The content of a line of Markdown. */
function inline(source: string): PhrasingContent[] {
  const [paragraph] = markdown.parse(source).children;
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** The name of an entry: as marked in the source, or bold as a whole. */
const nameOf = ({ label, name = label ?? '' }: Property) =>
  inline(/[*`]/.test(name) ? name : `**${name}**`);

function requirement({ required }: Property): PhrasingContent[] {
  if (required === undefined) return [];
  if (typeof required === 'boolean') return [text(required ? 'yes' : 'no')];
  return inline(`yes, ${required}`);
}

function defaultOf(property: Property): PhrasingContent[] {
  if (property.ifAbsent !== undefined) return inline(property.ifAbsent);
  if (property.default === undefined) return [];
  const { default: value } = property;
  return [code(typeof value === 'string' ? value : JSON.stringify(value))];
}

function meaningOf({ meaning = '', unconfirmed = [] }: Property): PhrasingContent[] {
  return inline(
    unconfirmed.length > 0 ? `${meaning} <Unconfirmed id="${unconfirmed.join(' ')}" />` : meaning,
  );
}

/** The columns of the table in the order of a reference table. */
const COLUMNS: [head: string, cell: (property: Property, version: string) => PhrasingContent[]][] =
  [
    ['Property', nameOf],
    ['Key', ({ key }) => (key === undefined ? [] : [code(key)])],
    ['Type', ({ type }) => (type === undefined ? [] : [text([type].flat().join(' or '))])],
    ['Required', requirement],
    ['Default', defaultOf],
    ['Since', (property, version) => inline(releaseOf(version, property) ?? '')],
    [
      'Allowed values',
      ({ values = [] }) =>
        values.flatMap((value, at) => [...(at > 0 ? [text(', ')] : []), code(value)]),
    ],
    ['Meaning', meaningOf],
  ];

const row = (cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children): TableCell => ({ type: 'tableCell', children })),
});

/** Gives the nodes of a property the place of the element on the page, and its line in the data for messages. */
function placed<Tree extends Table | TableRow>(
  tree: Tree,
  position: Position,
  source: string,
): Tree {
  visit(tree as unknown as Root, (node) => {
    node.position = position;
    node.data = withSourceLocation(node, { source });
  });
  return tree;
}

/**
 * The reference table of properties, as if a writer had written it.
 * @param position where the table is on its page
 * @param part name of the list
 */
export function propertyTable(
  properties: readonly Property[],
  version: string,
  position: Position,
  part: string,
): Table {
  const columns = COLUMNS.map(([head, cell]) => ({
    head,
    cells: properties.map((property) => cell(property, version)),
  })).filter(({ cells }) => cells.some((cell) => cell.length > 0));
  const head = row(columns.map(({ head: name }) => [text(name)]));
  const rows = properties.map((property, at) =>
    placed(row(columns.map(({ cells }) => cells[at] ?? [])), position, property.source),
  );
  const table: Table = { type: 'table', children: [head, ...rows], position };
  table.data = withSourceLocation(table, { properties: part });
  return table;
}

/** The version and the name of a step page from its path; the next version is a copy of the current one. */
export const stepPageOf = (path: string): { version: string; slug: string } => ({
  version: expandedPage(path).version,
  slug: basename(path, extname(path)),
});

/**
 * `<Properties />`: the reference table of the step; `<Properties part="…" />` a part of it, `<Properties of="…" />` the
 * table of another file.
 */
export const properties: Expansion = (element, { path, folder }) => {
  if (element.type !== 'mdxJsxFlowElement')
    throw new Error('<Properties /> stands in a paragraph. Write it on a separate line.');
  if (basename(folder) !== 'steps')
    throw new Error('<Properties /> belongs to a page in the folder "steps". Link to that page.');
  const { version, slug } = stepPageOf(path);
  const file = attributeOf(element, 'of') || (propertiesFileOf(version, slug) ?? slug);
  const part = attributeOf(element, 'part');
  const start = { line: 1, column: 1 };
  const position = element.position ?? { start, end: start };
  return [propertyTable(propertiesOf(version, file, part), version, position, part)];
};
