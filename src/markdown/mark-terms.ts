import type { Link, Node, Paragraph, PhrasingContent, Root, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { EXIT, SKIP, visit } from '../content/pages/visit';
import type { VFile } from 'vfile';
import terms from '../content/glossary.json';
import { parsedFile } from '../content/parsedFile';
import { pageOfFile } from '../site/pageFiles';
import { blocksBelow, headingsOf, markdown } from '../content/pages/markdown';
import { addressOf } from '../site/versions';

/** The page that explains the terms of a version. */
const GLOSSARY = 'intro/glossary';
/** Maximum number of marked terms on a page: more would be noise. */
const MAX_MARKED = 2;
/** Release pages repeat the words of other pages. */
const UNMARKED = /^(?:intro\/glossary$|releases\/)/;
/** What is not running text: a reader of a heading, a table or a name on a button looks for something else. */
const NOT_TEXT = new Set(['heading', 'link', 'table', 'strong', 'emphasis', 'mdxJsxTextElement']);
const isText = (node: Node) =>
  !NOT_TEXT.has(node.type) && !('name' in node && node.name === 'StepCatalogue');

/** A definition as plain text, without a link as its last sentence. */
function textOf(definition: Paragraph): string {
  const text = toString(definition, { includeHtml: false });
  const [before, last] = definition.children.slice(-2);
  const endsWithLink = last?.type === 'link' || (before?.type === 'link' && toString(last) === '.');
  return endsWithLink ? text.replace(/(?<=\.) [^.]*\.?$/, '') : text;
}

/** The definitions of a glossary, by the anchor of their term. */
export function definitionsIn(glossary: string): ReadonlyMap<string, string> {
  const tree = markdown.parse(glossary);
  return new Map(
    headingsOf(tree).flatMap(({ node, level, anchor }): [string, string][] => {
      const [first] = level === 2 ? blocksBelow(tree, node) : [];
      return first?.type === 'paragraph' ? [[anchor, textOf(first)]] : [];
    }),
  );
}

/** Finds whole words, the longest of several at the same place. */
function patternOf(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((one, other) => other.length - one.length).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${longestFirst})(?!\\.?[\\p{L}\\p{N}_-])`, 'iu');
}

/** Marks terms in the order of a page until there are enough. The lead stays without links. */
export function markTermsIn(
  tree: Root,
  definitions: ReadonlyMap<string, string>,
  glossary: string,
): void {
  const termOf = new Map(
    terms
      .filter(({ term }) => definitions.has(term))
      .flatMap(({ term, words }) => words.map((word) => [word.toLowerCase(), term])),
  );
  let marked = 0;
  let pattern = patternOf([...termOf.keys()]);
  const lead = tree.children.find(({ type }) => type === 'paragraph');
  visit(tree, (node, index, parent) => {
    if (node === lead || !isText(node)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    if (marked === MAX_MARKED || termOf.size === 0) return EXIT;
    const found = pattern.exec(node.value);
    if (!found) return undefined;
    const { index: at, 0: word } = found;
    const term = termOf.get(word.toLowerCase()) ?? '';
    for (const [other, its] of [...termOf]) if (its === term) termOf.delete(other);
    pattern = patternOf([...termOf.keys()]);
    marked += 1;
    const text = (value: string): Text[] => (value === '' ? [] : [{ type: 'text', value }]);
    const link: Link = {
      type: 'link',
      url: `${glossary}#${term}`,
      data: {
        hProperties: { className: ['term'], 'aria-description': definitions.get(term) },
      },
      children: text(node.value.slice(at, at + word.length)),
    };
    const before = text(node.value.slice(0, at));
    const parts: PhrasingContent[] = [...before, link, ...text(node.value.slice(at + word.length))];
    parent.children.splice(index, 1, ...parts);
    // Goes on with the text after the link.
    return index + before.length + 1;
  });
}

/**
 * Transform that links the first occurrence of a term in the running text of a page to its definition in the
 * glossary of the version, described by it: `src/client/explainTerms.ts` shows the definition on hover and focus.
 */
export default function markTerms(tree: Root, file: VFile): void {
  const page = pageOfFile(file.path);
  if (!page || UNMARKED.test(page.id)) return;
  const root = file.path.replace(/\.mdx?$/, '').slice(0, -page.id.length);
  const definitions = parsedFile(`${root}${GLOSSARY}.md`, definitionsIn);
  markTermsIn(tree, definitions, addressOf({ version: page.version, id: GLOSSARY }));
}
