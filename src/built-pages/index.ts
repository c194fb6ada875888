import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Props } from '@docusaurus/types';
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';

/** The element that contains the content of a page: `article` in the docs, `main` elsewhere. */
export type ContentTag = 'article' | 'main';

/** A parsed page of the built site. Several transforms share it: none may modify it. */
export type BuiltPage = {
  /** Content of the `meta` elements `description`, `keywords` and `robots`, by name. */
  meta: ReadonlyMap<string, string>;
  /** From the first content element to the end of the last one; without children if the page has none. */
  content: Root;
};

/** A page to read, and the options of the transform for it: JSON values. */
type PageRequest<Options> = { file: string; content: ContentTag; options: Options };

/** The elements that transforms read. The rest of the head, such as the build ID, differs between builds. */
const META =
  /<meta\s(?=(?:[^>"']|"[^"]*"|'[^']*')*?\bname="?(?:description|keywords|robots)\b)(?:[^>"']|"[^"]*"|'[^']*')*>/g;

const CODE = /<pre\b[^]*?<\/pre>/g;
const withoutColors = (code: string) => code.replace(/<\/?span\b[^>]*>/g, '');

const parse = (html: string): Root => fromParse5(parseFragment(html)) as Root;

type Parts = readonly [meta: string, content: string];

/**
 * Cuts the parts that transforms read out of a page. Skipping the rest, which is navigation, halves the parsing time;
 * so does skipping the colors of code.
 */
function partsOf(html: string, tag: ContentTag): Parts {
  const start = html.indexOf(`<${tag}`);
  const end = html.lastIndexOf(`</${tag}>`);
  return [
    (html.match(META) ?? []).join(''),
    start < 0 || end < start ? '' : html.slice(start, end).replace(CODE, withoutColors),
  ];
}

function parseParts([metaElements, content]: Parts): BuiltPage {
  const meta = new Map<string, string>();
  for (const node of parse(metaElements).children) {
    const { name, content: value } = node.type === 'element' ? node.properties : {};
    if (typeof name === 'string') meta.set(name, String(value ?? ''));
  }
  return { meta, content: parse(content) };
}

/** @param html the complete file */
export const parsePage = (html: string, tag: ContentTag): BuiltPage =>
  parseParts(partsOf(html, tag));

const digest = (texts: readonly string[]) => hash('sha256', JSON.stringify(texts)).slice(0, 32);

/** A digest of what computes the results: the code and data of the site, its dependencies, and Node.js. */
function codeDigest(siteDir: string): string {
  const files = readdirSync(join(siteDir, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  // A copy of the site without its lockfile is built too.
  const all = [...files, join(siteDir, 'package-lock.json')].filter(existsSync);
  return digest([process.version, ...all.map((file) => readFileSync(file, 'utf8'))]);
}

function readCache(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The pages that one transform has read and the next one reads too: the index, and the Markdown copies. */
const parsed = new Map<string, BuiltPage>();

function takeParsed(source: string, parts: Parts): BuiltPage {
  const page = parsed.get(source) ?? parseParts(parts);
  if (!parsed.delete(source)) parsed.set(source, page);
  return page;
}

/**
 * Derives a result from pages of the built site. Results of the build before are used for pages that did not change;
 * those of pages that are not asked for are forgotten, so a transform asks once in a build. `docusaurus clear` removes
 * them.
 * @param transform makes a JSON value; its name identifies its results
 * @returns the result for each page, in the order of the requests
 * @throws Error that names the file if a page is missing or its transform throws
 */
export function readPages<Options, Result>(
  { siteDir, outDir }: Pick<Props, 'siteDir' | 'outDir'>,
  transform: (page: BuiltPage, options: Options) => Result,
  requests: readonly PageRequest<Options>[],
): Result[] {
  const folder = join(siteDir, 'node_modules/.cache/ace-docs');
  const file = join(folder, `${transform.name}-${basename(outDir)}.json`);
  const code = codeDigest(siteDir);
  const before = readCache(file);
  const now: Record<string, unknown> = {};
  const results = requests.map((request) => {
    try {
      const parts = partsOf(readFileSync(request.file, 'utf8'), request.content);
      const source = digest(parts);
      const key = digest([code, source, JSON.stringify(request.options)]);
      now[key] =
        key in before
          ? before[key]
          : (transform(takeParsed(source, parts), request.options) ?? null);
      return now[key] as Result;
    } catch (error) {
      throw new Error(`${request.file}: ${(error as Error).message}`, { cause: error });
    }
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(now));
  return results;
}
