import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { esmResolver, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { isRedirect } from './built';

type Node = ReturnType<ReturnType<typeof load>['root']>[0]['children'][number];
type EndTag = { at: number; tag: string };

/** Elements whose end tag can be omitted (HTML, 13.1.2.4). */
const MAY_LACK_END = new Set(
  'html head body li dt dd p rt rp optgroup option colgroup caption thead tbody tfoot tr td th'.split(
    ' ',
  ),
);

/** The missing end tags of a node and its descendants, innermost first. */
function missing(node: Node): EndTag[] {
  if (!('children' in node)) return [];
  const below = node.children.flatMap(missing);
  const location = node.sourceCodeLocation;
  if (!('name' in node) || !MAY_LACK_END.has(node.name) || !location) return below;
  // An element that has no start tag either was added by the parser.
  const lacks = 'startTag' in location && location.startTag && !location.endTag;
  return lacks ? [...below, { at: location.endOffset, tag: `</${node.name}>` }] : below;
}

/**
 * Adds the optional end tags that the minifier of the build omits. The validator knows few of those rules; the parser
 * knows all of them. Everything else is unchanged, including mistakes.
 * @param html a document
 */
function withEndTags(html: string): string {
  // Without scripting: otherwise, the content of noscript is text.
  const ends = missing(
    load(html, {
      sourceCodeLocationInfo: true,
      scriptingEnabled: false,
    }).root()[0] as unknown as Node,
  );
  let text = '';
  let from = 0;
  for (const { at, tag } of ends.sort((a, b) => a.at - b.at)) {
    text += html.slice(from, at) + tag;
    from = at;
  }
  return text + html.slice(from);
}

/**
 * The template of a redirect is part of Docusaurus and cannot be changed: it has no language and no title, and a
 * script after the head. No reader sees it: it redirects immediately.
 */
const REDIRECT_RULES = {
  rules: {
    'element-required-attributes': 'off',
    'element-required-content': 'off',
    'element-permitted-content': 'off',
  },
} as const;

/**
 * Validates files of a built site by the rules of .htmlvalidate.mjs.
 * @param dir the folder of the build
 * @param paths files below it
 * @returns one line per mistake: file, rule, message, selector
 */
export async function htmlMistakes(dir: string, paths: readonly string[]): Promise<string[]> {
  const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));
  const mistakes: string[] = [];
  for (const path of paths) {
    const html = readFileSync(join(dir, path), 'utf8');
    const { results } = await validator.validateString(
      withEndTags(html),
      join(dir, path),
      isRedirect(html) ? REDIRECT_RULES : {},
    );
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages) {
        mistakes.push(`${path}\t${ruleId}\t${message}\t${selector ?? ''}`);
      }
    }
  }
  return mistakes;
}
