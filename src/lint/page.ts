import { readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { readData } from '@ace-docs/flow-runner';
import type { Nodes, Root } from 'mdast';
import { visit } from '../content/pages/visit';
import { VFile } from 'vfile';
import { type Options, VFileMessage } from 'vfile-message';
import { innermostLine } from '../content/dataFile';
import { filesOf, isIndex, pageOfFile, slashed } from '../site/pageFiles';
import { pageFrontMatter, splitFrontMatter } from '../content/pages/frontMatter';
import { headingsOf, type PageHeading } from '../content/pages/markdown';
import type { Path } from '../content/schema';
import expand from '../markdown/expand';
import { entryAnchors } from '../markdown/reference/table';
import { parseText } from './parseText';

/** Where a message stands: a line from 1, a node, or a place with what it belongs to. */
export type Place = number | Nodes | Options;
/** What is wrong at a place, and what to do; what is not text is no mistake. */
export type Message = string | false | null | undefined;

/** What a function throws; undefined if nothing. */
export function errorOf(run: () => unknown): Error | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** What the checks ask of the text of a page. */
function contentOf(tree: Root) {
  const nodes: Nodes[] = [];
  visit(tree, (node) => void nodes.push(node));
  const headings = headingsOf(tree);
  const entries = [...entryAnchors(tree).values()].flat();
  return { tree, nodes, headings, anchors: [...headings.map(({ anchor }) => anchor), ...entries] };
}

/** A Markdown page. All paths have forward slashes, also on Windows. */
export class Page {
  /** Its text; it collects the messages of the checks. */
  readonly file: VFile;
  readonly frontMatter: Record<string, unknown> = {};
  /** Path of the file below the project, for messages. */
  readonly name: string;
  /** Path of the file, absolute. */
  readonly path: string;
  /** Path below the version's root: '' for its landing page, 'steps/jwt', ... */
  readonly slug: string;
  /** Name of the version; undefined for the next one. */
  readonly version: string | undefined;
  /** False once a message says that the page does not parse. */
  isReadable = true;
  private parsed: ReturnType<typeof contentOf> | undefined;
  private frontMatterLine: ReturnType<typeof readData>['lineOf'] | undefined;

  /**
   * Reads the front matter of a page.
   * @param versionDir folder of the version, absolute
   * @param relativePath path below it
   */
  constructor(
    readonly versionDir: string,
    relativePath: string,
    projectDir: string,
  ) {
    this.path = `${versionDir}/${relativePath}`;
    this.name = posix.relative(projectDir, this.path);
    this.version = pageOfFile(this.path)?.version;
    this.file = new VFile({ path: this.name, value: readFileSync(this.path, 'utf8') });
    this.frontMatter = this.readable(() => frontMatterOf(this.file), {});
    this.slug = slugOf(relativePath, this.frontMatter);
  }

  /** The result of a parser; if it throws its message, the page has this message and is not readable. */
  private readable<Value>(read: () => Value, otherwise: Value): Value {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      this.isReadable = false;
      this.file.message(error.reason, error.place);
      return otherwise;
    }
  }

  /** The text with what is recorded, parsed once; empty if it does not parse. */
  private get content() {
    const empty: Root = { type: 'root', children: [] };
    return (this.parsed ??= contentOf(
      this.readable(() => expand(parseText(this.file), this), empty),
    ));
  }

  get tree(): Root {
    return this.content.tree;
  }

  nodesOf<Type extends Nodes['type']>(...types: Type[]): Extract<Nodes, { type: Type }>[] {
    const isWanted = (node: Nodes): node is Extract<Nodes, { type: Type }> =>
      (types as string[]).includes(node.type);
    return this.content.nodes.filter(isWanted);
  }

  /** Its headings, without those in other blocks. */
  get headings(): readonly PageHeading[] {
    return this.content.headings.filter(({ node }) => this.tree.children.includes(node));
  }

  /** The anchors of its headings, and of the entries of its reference tables. */
  get anchors(): readonly string[] {
    return this.content.anchors;
  }

  /** Whether a link can lead to an anchor; what a page has that does not parse is not known. */
  hasAnchor(anchor: string): boolean {
    return this.anchors.includes(anchor) || !this.isReadable;
  }

  /** Whether the page documents a step type. */
  get isStep(): boolean {
    return this.slug.startsWith('steps/') && this.slug !== 'steps/steps_intro';
  }

  /** Line of a value in the front matter (1-based), or of the innermost one around it; 1 if there is none. */
  lineOf(...path: Path): number {
    // The front matter begins in the second line.
    this.frontMatterLine ??= readData(`\n${splitFrontMatter(String(this.file)).yaml}`).lineOf;
    return innermostLine(this.frontMatterLine, path);
  }

  /** Line of a place in the source. */
  lineAt(offset: number): number {
    return String(this.file).slice(0, offset).split('\n').length;
  }

  report(at: Place, ...messages: readonly Message[]): void {
    const place =
      typeof at === 'number'
        ? { place: { line: at, column: 1 } }
        : 'type' in at
          ? { place: at.position, ancestors: [at] }
          : at;
    for (const message of messages) if (message) this.file.message(message, place);
  }

  reportEach<Type extends Nodes['type']>(
    types: readonly Type[],
    messagesOf: (node: Extract<Nodes, { type: Type }>) => readonly Message[],
  ): void {
    for (const node of this.nodesOf(...types)) this.report(node, ...messagesOf(node));
  }

  /** The file that a file link names: relative to the page, with `/` to its version, with `@site/` to the project. */
  linked(link: string): string {
    if (link.startsWith('@site/'))
      return posix.join(this.path.slice(0, -this.name.length), link.slice(6));
    return posix.join(link.startsWith('/') ? this.versionDir : posix.dirname(this.path), link);
  }
}

/** Throws a message with place and remedy if the front matter does not parse. */
function frontMatterOf(file: VFile): Record<string, unknown> {
  const source = String(file);
  if (!file.path.endsWith('.md')) {
    const name = posix.basename(file.path).replace(/\.\w+$/, '.md');
    throw new VFileMessage(`The name of a page ends with ".md". Rename the file to "${name}".`);
  }
  if (splitFrontMatter(source).body === source) {
    throw new VFileMessage(
      'The page has no front matter: begin it with "---", title, description and tags, each in a line, and another "---".',
    );
  }
  return pageFrontMatter(source);
}

function slugOf(relativePath: string, frontMatter: Record<string, unknown>): string {
  const path = relativePath.replace(/\.md$/, '');
  const folder = `/${posix.dirname(path)}`;
  const { id = posix.basename(path), slug = isIndex(path) ? '.' : id } = frontMatter;
  return posix.resolve(folder, String(slug)).slice(1);
}

/** What a check can read in addition to its page. */
export type CheckContext = {
  /** The tags of versioned_docs/tags.yml. */
  tags: ReadonlySet<string>;
  /** Every page of every version by its absolute path; what links to one that does not parse is right. */
  pages: ReadonlyMap<string, Page>;
};

/** The pages of some folders. Their text is parsed on first access. */
export function openPages(projectDir: string, folders: readonly string[]): Page[] {
  const root = slashed(resolve(projectDir));
  return folders
    .map((folder) => `${root}/${folder}`)
    .flatMap((dir) => filesOf(dir).map((path) => new Page(dir, path, root)));
}
