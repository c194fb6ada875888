import GithubSlugger from 'github-slugger';
import type { Link, PhrasingContent, Root, Text } from 'mdast';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import terms from '../content/glossary.json';
import { parsedFile } from '../content/parsedFile';
import { addressOf } from '../site/versions';
import { pageOfFile } from './front-matter';

/** The page that explains the terms of a version. */
const GLOSSARY = 'intro/glossary';
/** Maximum number of marked terms on a page: more would be noise. */
const MAX_MARKED = 2;
/** Release pages repeat the words of other pages. */
const UNMARKED = /^(?:intro\/glossary$|releases\/)/;
/** What is not running text: a reader of a heading, a table or a name on a button looks for something else. */
const NOT_TEXT = new Set(['heading', 'link', 'table', 'strong', 'emphasis', 'mdxJsxTextElement']);

/** The anchors of the terms that a glossary explains. */
function anchorsIn(glossary: string): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const titles = [...glossary.matchAll(/^## (.+)$/gm)];
  return new Set(titles.map(([, title = '']) => slugger.slug(title)));
}

/** Finds whole words, the longest of several at the same place. */
function patternOf(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((one, other) => other.length - one.length).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${longestFirst})(?!\\.?[\\p{L}\\p{N}_-])`, 'iu');
}

/** Marks terms in the order of a page until there are enough. The lead stays without links. */
export function markTermsIn(tree: Root, anchors: ReadonlySet<string>, glossary: string): void {
  const termOf = new Map(
    terms
      .filter(({ term }) => anchors.has(term))
      .flatMap(({ term, words }) => words.map((word) => [word.toLowerCase(), term])),
  );
  let marked = 0;
  let pattern = patternOf([...termOf.keys()]);
  const lead = tree.children.find(({ type }) => type === 'paragraph');
  visit(tree, (node, index, parent) => {
    if (node === lead || NOT_TEXT.has(node.type)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    if (marked === MAX_MARKED || termOf.size === 0) return EXIT;
    const found = pattern.exec(node.value);
    if (!found) return undefined;
    const { index: at, 0: word } = found;
    const term = termOf.get(word.toLowerCase());
    for (const [other, its] of [...termOf]) if (its === term) termOf.delete(other);
    pattern = patternOf([...termOf.keys()]);
    marked += 1;
    const text = (value: string): Text[] => (value === '' ? [] : [{ type: 'text', value }]);
    const link: Link = {
      type: 'link',
      url: `${glossary}#${term}`,
      data: { hProperties: { className: ['term'] } },
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
 * Remark plugin that links the first occurrence of a term in the running text of a page to its definition in the
 * glossary of the version. `src/client/explainTerms.ts` shows the definition on hover and focus.
 */
export function markTerms(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const page = pageOfFile(file.path);
    if (!page || UNMARKED.test(page.id)) return;
    const root = file.path.replace(/\.mdx?$/, '').slice(0, -page.id.length);
    const anchors = parsedFile(`${root}${GLOSSARY}.md`, anchorsIn);
    markTermsIn(tree, anchors, addressOf({ version: page.version, id: GLOSSARY }));
  };
}
