import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { readData } from '@ace-docs/flow-runner';
import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { innermostLine } from '../content/dataFile';
import type { Path } from '../content/schema';
import { expand } from '../markdown/expand';
import { FrontMatterError, pageFrontMatter, splitFrontMatter } from '../content/pages/frontMatter';
import { headingsOf, markdown, type PageHeading } from '../content/pages/markdown';
import { entryAnchors } from '../markdown/reference/anchors';
import { parseRemedy } from './parseRemedy';
import { isIndex } from '../content/pages/files';

type Point = { line: number; column: number };

/** A Markdown page. */
export type Page = {
  /** Its text; it collects the messages of the checks. */
  file: VFile;
  frontMatter: Record<string, unknown>;
  /** Path of the file below the project, for messages. */
  name: string;
  /** Folder of the version, absolute. */
  versionDir: string;
  /** Path of the file, absolute. */
  path: string;
  /** Path below the version's root: '' for its landing page, 'steps/jwt', ... */
  slug: string;
  /** Line of a value in the front matter (1-based), or of the innermost one around it; 1 if there is none. */
  lineOf: (...path: Path) => number;
  /** The text with the properties of its step, parsed on first access. */
  readonly tree: Root;
  /** Its headings, without those in other blocks. */
  readonly headings: readonly PageHeading[];
  /** The anchors of its headings, and of the entries of its reference tables. */
  readonly anchors: readonly string[];
};

/** The first line of an error; parsers append an excerpt of the source. */
export const firstLine = ({ message }: Error): string => message.split('\n')[0] ?? '';

/** Whether a page documents a step type. */
export function isStepPage({ slug }: Page): boolean {
  return slug.startsWith('steps/') && slug !== 'steps/steps_intro';
}

/** The file that a file link names: relative to the page, with `/` to its version, with `@site/` to the project. */
export function linkedFile({ path, name, versionDir }: Page, link: string): string {
  if (link.startsWith('@site/')) return posix.join(path.slice(0, -name.length), link.slice(6));
  return posix.join(link.startsWith('/') ? versionDir : posix.dirname(path), link);
}

/** The largest file that is a page: several times the longest one. */
const MAX_BYTES = 256 * 1024;

/** Throws if a container of remark-directive is open at the end of the file: it would contain the rest of the page. */
function requireClosed(tree: Root, source: string): void {
  const lines = source.split('\n');
  visit(tree, 'containerDirective', ({ name, position }: ContainerDirective) => {
    if (!position || /^\s*:{3,}\s*$/.test(lines[position.end.line - 1] ?? '')) return;
    throw new VFileMessage(`":::${name}" is not closed. Write ":::" in a line below its text.`, {
      place: position.start,
    });
  });
}

function parse(file: VFile): Root {
  const source = String(file);
  if (Buffer.byteLength(source) > MAX_BYTES) {
    throw new VFileMessage(
      `The file has more than ${MAX_BYTES / 1024} KB. Divide the page, and link data instead of showing all of it.`,
    );
  }
  try {
    const tree = markdown.parse(file);
    requireClosed(tree, source);
    return tree;
  } catch (error) {
    if (!(error instanceof VFileMessage) || error.source === undefined) throw error;
    const line = source.split('\n')[(error.line ?? 1) - 1] ?? '';
    throw new VFileMessage(
      `The markdown does not parse: ${error.reason}. ${parseRemedy(error.reason, line)}`,
      { place: error.place ?? placeIn(error.reason) },
    );
  }
}

/** The place that a message about an unclosed element has in its text alone. */
function placeIn(reason: string): Point | undefined {
  const [, line, column] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) };
}

/** The front matter of a page, and the text between its two lines. */
function readFrontMatter(source: string): { yaml: string; frontMatter: Record<string, unknown> } {
  const { yaml, body } = splitFrontMatter(source);
  if (body === source) {
    throw new VFileMessage(
      'The page has no front matter: begin it with "---", title, description and tags, each in a line, and another "---".',
    );
  }
  try {
    return { yaml, frontMatter: pageFrontMatter(source) };
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error;
    throw new VFileMessage(error.message, { place: { line: error.line, column: 1 } });
  }
}

function slugOf(relativePath: string, frontMatter: Record<string, unknown>): string {
  const path = relativePath.replace(/\.md$/, '');
  const folder = `/${posix.dirname(path)}`;
  const { id = posix.basename(path), slug = isIndex(path) ? '.' : id } = frontMatter;
  return posix.resolve(folder, String(slug)).slice(1);
}

/** The value of a function, which is called once, on first access. */
function lazy<Value>(read: () => Value): () => Value {
  let value: { read: Value } | undefined;
  return () => (value ??= { read: read() }).read;
}

/**
 * Reads a Markdown page.
 * All paths have forward slashes, also on Windows.
 * @param relativePath path below `versionDir`
 * @throws VFileMessage with line and remedy if the front matter does not parse; the tree, the headings and the anchors
 *   throw it when the Markdown does not
 */
export function readPage(versionDir: string, relativePath: string, projectDir: string): Page {
  const path = `${versionDir}/${relativePath}`;
  const source = readFileSync(path, 'utf8');
  const name = posix.relative(projectDir, path);
  const file = new VFile({ path: name, value: source });
  const { yaml, frontMatter } = readFrontMatter(source);
  // The front matter begins in the second line.
  const lines = lazy(() => readData(`\n${yaml}`).lineOf);
  const tree = lazy(() => expand(parse(file), path));
  const all = lazy(() => headingsOf(tree()));
  const headings = lazy(() => all().filter(({ node }) => tree().children.includes(node)));
  const anchors = lazy(() => [
    ...all().map(({ anchor }) => anchor),
    ...[...entryAnchors(tree()).values()].flat(),
  ]);
  return {
    file,
    frontMatter,
    name,
    versionDir,
    path,
    slug: slugOf(relativePath, frontMatter),
    lineOf: (...at) => innermostLine(lines(), at),
    get tree() {
      return tree();
    },
    get headings() {
      return headings();
    },
    get anchors() {
      return anchors();
    },
  };
}
