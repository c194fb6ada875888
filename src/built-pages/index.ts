import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Props } from '@docusaurus/types';
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import { kept } from './kept';

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

/** The pages that one transform has read and the next one reads too: the index, and the Markdown copies. */
const parsed = new Map<string, BuiltPage>();

function takeParsed(parts: Parts): BuiltPage {
  const source = parts.join();
  const page = parsed.get(source) ?? parseParts(parts);
  if (!parsed.delete(source)) parsed.set(source, page);
  return page;
}

/**
 * Derives a result from pages of the built site; see `kept`.
 * @param transform makes a JSON value; its name identifies its results
 * @returns the result for each page, in the order of the requests
 * @throws Error that names the file if a page is missing or its transform throws
 */
export function readPages<Options, Result>(
  { siteDir, outDir }: Pick<Props, 'siteDir' | 'outDir'>,
  transform: (page: BuiltPage, options: Options) => Result,
  requests: readonly PageRequest<Options>[],
): Result[] {
  const sources = requests.map(({ file, content, options }) => {
    return { file, options, parts: partsOf(readFileSync(file, 'utf8'), content) };
  });
  return kept(siteDir, `${transform.name}-${basename(outDir)}`, sources, (source) => {
    try {
      return transform(takeParsed(source.parts), source.options);
    } catch (error) {
      throw new Error(`${source.file}: ${(error as Error).message}`, { cause: error });
    }
  });
}
