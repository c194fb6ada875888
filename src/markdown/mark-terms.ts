import { readFileSync, statSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import type { Link, PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import terms from '../content/glossary.json';
import { addressOf } from '../site/versions';
import { pageOfFile } from './front-matter';

/** The page that explains the terms of a version. */
const GLOSSARY = 'intro/glossary';
/** Maximum number of marked terms on a page: more would be noise. */
const MAX_MARKED = 5;
/** Release pages repeat the words of other pages. */
const UNMARKED = /^(?:intro\/glossary$|releases\/)/;
/** What is not running text: a reader of a heading, a table or a name on a button looks for something else. */
const NOT_TEXT = new Set(['heading', 'link', 'table', 'strong', 'emphasis', 'mdxJsxTextElement']);

type Glossary = { readAt: number; anchors: ReadonlySet<string> };
const glossaries = new Map<string, Glossary>();

/** The anchors of the terms that a glossary explains; none if the file does not exist. */
function anchorsIn(file: string): ReadonlySet<string> {
  const readAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const known = glossaries.get(file);
  if (known?.readAt === readAt) return known.anchors;
  const slugger = new GithubSlugger();
  const text = readAt === 0 ? '' : readFileSync(file, 'utf8');
  const anchors = new Set(
    [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => slugger.slug(title)),
  );
  glossaries.set(file, { readAt, anchors });
  return anchors;
}

/** The first of some words in a text, whole and in any case; the longest one of several at the same place. */
function firstOf(words: readonly string[], text: string): { at: number; word: string } | undefined {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}_-])`,
    'iu',
  ).exec(text);
  return found ? { at: found.index, word: found[0] } : undefined;
}

/** Marks terms in the order of a page until there are enough. */
export function markTermsIn(tree: Root, anchors: ReadonlySet<string>, glossary: string): void {
  const termOf = new Map(
    terms
      .filter(({ term }) => anchors.has(term))
      .flatMap(({ term, words }) => words.map((word) => [word.toLowerCase(), term])),
  );
  let marked = 0;
  visit(tree, (node, index, parent) => {
    if (NOT_TEXT.has(node.type)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const found = marked < MAX_MARKED && termOf.size > 0 && firstOf([...termOf.keys()], node.value);
    if (!found) return undefined;
    const { at, word } = found;
    const term = termOf.get(word.toLowerCase());
    for (const [other, its] of [...termOf]) if (its === term) termOf.delete(other);
    marked += 1;
    const text = (value: string): Text[] => (value === '' ? [] : [{ type: 'text', value }]);
    const link: Link = {
      type: 'link',
      url: `${glossary}#${term}`,
      data: { hProperties: { className: ['term'] } },
      children: text(word),
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
    markTermsIn(
      tree,
      anchorsIn(`${root}${GLOSSARY}.md`),
      addressOf({ version: page.version, id: GLOSSARY }),
    );
  };
}
