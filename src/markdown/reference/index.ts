import type { Paragraph, PhrasingContent, Root, RootContent, Table, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { element as mdxElement } from '../mdx';
import { entryAnchors } from './anchors';
import { htmlOf } from './html';
import { labelsOf, type Labels } from './labels';
import { type Entry, entriesOf, type Fact } from './table';

/** A page with more entries gets a field that filters them. */
const MOST_WITHOUT_FILTER = 12;

const text = (value: string): Text => ({ type: 'text', value });

/** Joins adjacent texts, which React would separate by comments in the HTML. */
function joined<Node extends PhrasingContent | Paragraph>(nodes: readonly Node[]): Node[] {
  return nodes.reduce<Node[]>((before, node) => {
    const last = before.at(-1);
    if (node.type !== 'text' || last?.type !== 'text') return [...before, node];
    return [...before.slice(0, -1), { ...last, value: last.value + node.value }];
  }, []);
}

/** A node that becomes an HTML element. The type is of no consequence: `hName` decides. */
function element(
  hName: string,
  hProperties: Record<string, string>,
  children: readonly (PhrasingContent | Paragraph)[],
): Paragraph {
  const node = { type: 'paragraph', children: joined(children), data: { hName, hProperties } };
  return node as Paragraph;
}

/** The name is set in bold as a whole. */
const plainName = (name: readonly PhrasingContent[]): PhrasingContent[] =>
  name.flatMap((node) => (node.type === 'strong' ? plainName(node.children) : [node]));

/** A condition without its "yes, ". */
const conditionOf = ([first, ...rest]: readonly PhrasingContent[]): PhrasingContent[] =>
  first?.type === 'text' ? [text(first.value.replace(/^yes,\s*/, '')), ...rest] : [];

/** `required`, `optional`, or `required to verify`. */
function requirement(content: readonly PhrasingContent[], labels: Labels): Paragraph {
  const cell = content.map((node) => toString(node)).join('');
  if (cell === 'no') return element('span', {}, [text(labels.optional)]);
  const condition = cell === 'yes' ? [] : [text(' '), ...conditionOf(content)];
  return element('span', { className: 'required' }, [text(labels.Required), ...condition]);
}

/** A fact with its label, so that it is also understood where it is read aloud. */
function chip({ column, content }: Fact, labels: Labels): Paragraph {
  if (column === 'Required') return requirement(content, labels);
  return element('span', column === 'Key' ? { className: 'key' } : {}, [
    text(`${labels[column]} `),
    ...content,
  ]);
}

function item(
  { name, facts, meaning }: Entry,
  anchor: string,
  { labels, baseUrl }: { labels: Labels; baseUrl: string },
): Paragraph {
  const isList = ({ column }: Fact) => column === 'Allowed values';
  const chips = facts.filter((fact) => !isList(fact));
  const values = facts.filter(isList);
  const children = [
    element('a', { href: `#${anchor}` }, plainName(name)),
    ...chips.flatMap((fact) => [text(' '), chip(fact, labels)]),
    ...(meaning.length > 0 ? [element('p', {}, meaning)] : []),
    ...values.map(({ column, content }) =>
      element('p', {}, [text(`${labels[column]}: `), ...content]),
    ),
  ];
  const html = htmlOf(children, baseUrl);
  return html === undefined
    ? element('li', { id: anchor }, children)
    : element('li', { id: anchor, html }, []);
}

/**
 * Remark plugin that turns each reference table into a list of entries: the name with its anchor, the facts as chips,
 * the meaning in the full width of the page. Writers keep a plain table, which is also readable in the repository.
 * @param options.baseUrl of the language that is built
 */
export default function referenceLists({ baseUrl }: { baseUrl: string }) {
  return (tree: Root, file: VFile): void => {
    const labels = labelsOf(file.path);
    const anchors = entryAnchors(tree);
    const total = [...anchors.values()].flat().length;
    let isFirst = true;
    visit(tree, 'table', (table: Table, index, parent) => {
      const ids = anchors.get(table);
      if (!ids || !parent || index === undefined) return undefined;
      const list = element(
        'ul',
        { className: 'reference' },
        entriesOf(table).map((entry, at) => item(entry, ids[at] ?? '', { labels, baseUrl })),
      );
      const field =
        isFirst && total > MOST_WITHOUT_FILTER ? [mdxElement('ReferenceFilter', {})] : [];
      isFirst = false;
      parent.children.splice(index, 1, ...([...field, list] as RootContent[]));
      return [SKIP, index + field.length + 1];
    });
  };
}
