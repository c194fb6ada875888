import type { Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from '../../content/pages/visit';
import { htmlOf, innerHtml } from '../html';
import { element, text } from '../mdx';
import { labels } from './labels';
import { type Entry, entriesOf, entryAnchors, type Fact, textsOf } from './table';

/** A page with more entries gets a field that filters them. */
const MOST_WITHOUT_FILTER = 12;

/** The name is set in bold as a whole. */
const plainName = (name: readonly PhrasingContent[]): PhrasingContent[] =>
  name.flatMap((node) => (node.type === 'strong' ? plainName(node.children) : [node]));

/** A longer default is a sentence below the meaning, as is one in words: `the whole document`. */
const LONGEST_DEFAULT = 20;

const isSentence = ({ column, content }: Fact) =>
  column === 'Allowed values' ||
  (column === 'Default' &&
    (toString(content).length > LONGEST_DEFAULT ||
      content.some((node) => node.type === 'text' && /\w \w/.test(node.value))));

/** `required`, or `required to verify`; nothing for what is optional. */
function requirement(content: readonly PhrasingContent[]): MdxJsxFlowElement[] {
  const cell = toString(content);
  if (cell === 'no') return [];
  const [first, ...rest] = content;
  const condition =
    cell !== 'yes' && first?.type === 'text'
      ? [text(` ${first.value.replace(/^yes,\s*/, '')}`), ...rest]
      : [];
  return [
    element('span', { className: 'required' }, [text(labels().fact('Required')), ...condition]),
  ];
}

/** A fact with its label, so that it is also understood where it is read aloud; a type needs none. */
function short({ column, content }: Fact): MdxJsxFlowElement[] {
  if (column === 'Required') return requirement(content);
  const label = column === 'Type' ? [] : [text(`${labels().fact(column)} `)];
  return [element('span', { className: column === 'Key' && 'key' }, [...label, ...content])];
}

function item({ name, facts, meaning }: Entry, anchor: string, baseUrl: string): MdxJsxFlowElement {
  const sentences = facts.filter(isSentence).map(({ column, content }) => {
    const label = labels().fact(column);
    const start = text(`${label.charAt(0).toUpperCase()}${label.slice(1)}: `);
    return element('p', {}, [start, ...content]);
  });
  const children: Nodes[] = [
    element('a', { href: `#${anchor}` }, plainName(name)),
    ...facts
      .filter((fact) => !isSentence(fact))
      .flatMap(short)
      .flatMap((fact) => [text(' '), fact]),
    ...(meaning.length > 0 ? [element('p', {}, meaning)] : []),
    ...sentences,
  ];
  const html = htmlOf(children, baseUrl);
  const entry = element('li', { id: anchor }, html === undefined ? children : []);
  if (html !== undefined) entry.attributes.push(innerHtml(html));
  return entry;
}

/** The place of the filter: below the heading of the section of all lists, or above that of the first one. */
function placeOfFilter({ children }: Root, lists: readonly RootContent[]): number {
  const sections = children.map((node) => node.type === 'heading' && node.depth === 2);
  const starts = lists.map((list) => sections.slice(0, children.indexOf(list)).lastIndexOf(true));
  const [first = 0] = starts;
  return starts.every((start) => start === first) ? first + 1 : Math.max(first, 0);
}

/** The filter says what it filters if all entries are of one kind. */
function addFilter(tree: Root, anchors: ReadonlyMap<Table, string[]>): void {
  const [first] = anchors.keys();
  const total = [...anchors.values()].flat().length;
  if (!first || total <= MOST_WITHOUT_FILTER || !tree.children.includes(first)) return;
  const kinds = new Set([...anchors.keys()].map((table) => textsOf(table.children[0])[0]));
  const label = labels().filter(total, kinds.size === 1 ? [...kinds][0] : undefined);
  const filter = element('ReferenceFilter', { label });
  tree.children.splice(placeOfFilter(tree, [...anchors.keys()]), 0, filter);
}

/**
 * Transform that turns each reference table into a list of entries: the name with its anchor, the facts in one line,
 * the meaning in the full width of the page. Writers keep a plain table, which is also readable in the repository.
 * @param baseUrl of the language that is built
 */
export default function referenceLists(tree: Root, baseUrl: string): void {
  const anchors = entryAnchors(tree);
  addFilter(tree, anchors);
  visit(tree, 'table', (table: Table, index, parent) => {
    const ids = anchors.get(table);
    if (!ids || !parent || index === undefined) return undefined;
    parent.children[index] = element(
      'ul',
      { className: 'reference' },
      entriesOf(table).map((entry, at) => item(entry, ids[at] ?? '', baseUrl)),
    );
    return [SKIP, index + 1];
  });
}
