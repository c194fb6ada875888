import { basename, dirname, extname, join } from 'node:path';
import type { RootContent } from 'mdast';
import { visit } from '../../content/pages/visit';
import { lastVersion, versionNames } from '../../site/versions';
import { folderOf, pageFile, pageOfFile, PROJECT, slashed } from '../../site/pageFiles';
import { markdown } from '../../content/pages/markdown';
import { EXPLICIT, type MdxElement } from '../mdx';

/** The page with an element. */
export type ExpandedPage = ReturnType<typeof expandedPage>;

/** What stands for an element. Throws an Error with the remedy if there is nothing. */
export type Expansion = (element: MdxElement, page: ExpandedPage) => readonly RootContent[];

/** What is known of a page by its path. */
export function expandedPage(path: string) {
  const file = slashed(path);
  const name = pageOfFile(file)?.version ?? '';
  const isNext = !versionNames.includes(name);
  return {
    /** Its folder, absolute. */
    folder: dirname(file),
    /** The name of the file, without its ending. */
    slug: basename(file, extname(file)),
    /** Its version; for the next one, which is a copy of the current one, the current one. */
    version: isNext ? lastVersion : name,
    isNext,
  };
}

/** The link to a page of the version, which the pages of all folders and languages of it can use. */
export function linkTo(version: string, id: string): string {
  const file = pageFile({ version, id });
  return file ? slashed(file.slice(join(PROJECT, folderOf(version)).length)) : `/${id}.md`;
}

/** A table in Markdown; its first row is the head. */
export function tableText([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`)
    .join('');
}

/** The nodes of Markdown with elements, without the places in the text. */
export function mdx(text: string): RootContent[] {
  const tree = markdown.parse(text);
  visit(tree, (node, index, parent) => {
    delete node.position;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      node.data = { ...EXPLICIT };
    // As MDX does before its plugins run: an element that is alone in a paragraph is a block.
    const [only, ...others] = node.type === 'paragraph' ? node.children : [];
    if (only?.type === 'mdxJsxTextElement' && others.length === 0 && parent && index !== undefined)
      parent.children[index] = { ...only, type: 'mdxJsxFlowElement' } as never;
  });
  return tree.children;
}
