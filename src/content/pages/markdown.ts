import GithubSlugger from 'github-slugger';
import type { Code, Heading, Nodes, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from './visit';

/** Parses Markdown as Docusaurus does, with the plugins that change what is a block of code, a heading or text. */
export const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/**
 * The anchor that a comment of MDX sets, `{/* #old-words *\/}`: behind a heading, where Docusaurus reads it, or behind the
 * message of a table.
 * @param comment the expression without its braces
 */
export const explicitId = (comment: string): string | undefined =>
  /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(comment)?.[1];

/** The text of a heading, without the comment that sets its anchor. */
export const headingText = ({ children }: Heading): string =>
  toString(children.filter(({ type }) => (type as string) !== 'mdxTextExpression')).trim();

/** The anchor that Docusaurus gives a heading, which it has already stored when it compiles the page. */
export function anchorOf(node: Heading, slugger = new GithubSlugger()): string {
  const stored = (node.data as { id?: string } | undefined)?.id;
  const last = node.children.at(-1) as { type: string; value?: string } | undefined;
  const explicit = last?.type === 'mdxTextExpression' ? explicitId(last.value ?? '') : undefined;
  return stored ?? explicit ?? slugger.slug(headingText(node));
}

/** The line of a block in its page, from 1; 1 for what was not written there. */
export const lineOf = ({ position }: Nodes): number => position?.start.line ?? 1;

/** A heading of a page with the anchor that Docusaurus gives it. */
export type PageHeading = {
  node: Heading;
  level: number;
  text: string;
  anchor: string;
  line: number;
};

export function headingsOf(tree: Root): PageHeading[] {
  const slugger = new GithubSlugger();
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (node) => {
    const [text, anchor] = [headingText(node), anchorOf(node, slugger)];
    headings.push({ node, level: node.depth, text, anchor, line: lineOf(node) });
  });
  return headings;
}

/** The blocks below a heading, up to the next one that is not below it. */
export function blocksBelow({ children }: Root, heading: Heading | undefined): RootContent[] {
  const start = heading ? children.indexOf(heading) + 1 : children.length;
  const rest = children.slice(start);
  const length = rest.findIndex(
    (node) => node.type === 'heading' && node.depth <= (heading?.depth ?? 0),
  );
  return length < 0 ? rest : rest.slice(0, length);
}

/** Where a fenced block has its title. */
export const TITLE = /title=(["'])(.*?)\1/;

/** The title of a fenced block; empty without one. */
export const titleOf = ({ meta }: Code): string => TITLE.exec(meta ?? '')?.[2] ?? '';
