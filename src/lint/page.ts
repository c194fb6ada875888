import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { LineCounter, parseDocument } from 'yaml';

/** A heading of a page with the anchor that Docusaurus gives it. */
type PageHeading = { level: number; text: string; anchor: string; line: number };

/** A Markdown page, parsed once for all checks. */
export type Page = {
  /** Collects the messages of the checks; its path identifies the page in a message. */
  file: VFile;
  /** Folder of the version, absolute. */
  versionDir: string;
  /** Path of the file, absolute. */
  path: string;
  /** Path below the version's root: '' for its landing page, 'steps/jwt', ... */
  slug: string;
  frontMatter: Record<string, unknown>;
  /** Line of a front matter key (1-based), or 1. */
  lineOf: (key: string) => number;
  tree: Root;
  headings: PageHeading[];
};

// The headings of a partial (import X from './_x.md') count as headings of the page that renders it.
const PARTIAL = /from '\.\/(_[\w-]+\.md)'/g;

function readPartialHeadings(path: string, source: string): PageHeading[] {
  return [...source.matchAll(PARTIAL)].flatMap(([, name = '']) => {
    const partial = join(dirname(path), name);
    const text = readFileSync(partial, 'utf8');
    return readHeadings(parse(new VFile({ path: partial, value: text })), text);
  });
}

/** The first line of an error; parsers append an excerpt of the source. */
export const firstLine = ({ message }: Error): string => message.split('\n')[0] ?? '';

/** Whether a page documents a step type. */
export function isStepPage({ slug }: Page): boolean {
  return slug.startsWith('steps/') && slug !== 'steps/steps_intro';
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

// Docusaurus reads an explicit heading id from a comment: ## Title {/* #id */}
const EXPLICIT_ID = /\{\/\*\s*#([\w-]+)\s*\*\/\}/;

function readHeadings(tree: Root, source: string): PageHeading[] {
  const slugger = new GithubSlugger();
  const lines = source.split('\n');
  return tree.children
    .filter((node): node is Heading => node.type === 'heading')
    .map((node) => {
      const line = node.position?.start.line ?? 1;
      const explicit = EXPLICIT_ID.exec(lines[line - 1] ?? '');
      const text = toString(node).trim();
      return { level: node.depth, text, anchor: explicit?.[1] ?? slugger.slug(text), line };
    });
}

function parse(file: VFile): Root {
  try {
    return processor.parse(file);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    throw new VFileMessage(
      `The markdown does not parse: ${error.reason}. Outside code, braces and angle brackets are MDX syntax: put them in backticks.`,
      { place: error.place },
    );
  }
}

function readFrontMatter(block: string): Record<string, unknown> {
  const lineCounter = new LineCounter();
  const document = parseDocument(block, { lineCounter });
  const [error] = document.errors;
  if (!error) return (document.toJS() ?? {}) as Record<string, unknown>;
  throw new VFileMessage(
    `The front matter is not YAML: ${firstLine(error)}. Quote values that contain ": ".`,
    { place: { line: (error.linePos?.[0].line ?? 0) + 1, column: 1 } },
  );
}

function slugOf(relativePath: string, frontMatter: Record<string, unknown>): string {
  if (typeof frontMatter.slug === 'string') return frontMatter.slug.replace(/^\/|\/$/g, '');
  const path = relativePath.replace(/\.mdx?$/, '');
  const named = typeof frontMatter.id === 'string' ? path.replace(/[^/]+$/, frontMatter.id) : path;
  return named.replace(/(^|\/)index$/, '');
}

/**
 * Parses a Markdown page.
 * @param relativePath path below `versionDir`, with forward slashes
 * @throws VFileMessage with line and remedy if the Markdown or its front matter does not parse
 */
export function readPage(versionDir: string, relativePath: string, projectDir: string): Page {
  const path = `${versionDir}/${relativePath}`;
  const source = readFileSync(path, 'utf8');
  const file = new VFile({ path: path.replace(`${projectDir}/`, ''), value: source });
  const tree = parse(file);
  const block = tree.children[0]?.type === 'yaml' ? tree.children[0].value : '';
  const frontMatter = readFrontMatter(block);
  const frontMatterLines = block.split('\n');
  return {
    file,
    versionDir,
    path,
    slug: slugOf(relativePath, frontMatter),
    frontMatter,
    lineOf: (key) => frontMatterLines.findIndex((line) => line.startsWith(`${key}:`)) + 2,
    tree,
    headings: [...readHeadings(tree, source), ...readPartialHeadings(path, source)],
  };
}
