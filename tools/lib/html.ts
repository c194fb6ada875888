import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { esmResolver, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { isRedirect } from './built';

type Node = ReturnType<ReturnType<typeof load>['root']>[0]['children'][number];
type EndTag = { at: number; tag: string };

/** Elements whose end tag may be left out (HTML, 13.1.2.4). */
const MAY_LACK_END = new Set(
  'html head body li dt dd p rt rp optgroup option colgroup caption thead tbody tfoot tr td th'.split(
    ' ',
  ),
);

/** The end tags that elements in and below a node lack, innermost first. */
function missing(node: Node): EndTag[] {
  if (!('children' in node)) return [];
  const below = node.children.flatMap(missing);
  const location = node.sourceCodeLocation;
  if (!('name' in node) || !MAY_LACK_END.has(node.name) || !location) return below;
  // Without a start tag either, the element is the parser's own.
  const lacks = 'startTag' in location && location.startTag && !location.endTag;
  return lacks ? [...below, { at: location.endOffset, tag: `</${node.name}>` }] : below;
}

/**
 * Writes the end tags out that HTML lets a document leave out, and the minifier of the build does. The validator
 * knows few of those rules; the parser knows all. Everything else stays as it was, mistakes included.
 * @param html a document
 */
export function withEndTags(html: string): string {
  const ends = missing(load(html, { sourceCodeLocationInfo: true }).root()[0] as unknown as Node);
  let text = '';
  let from = 0;
  for (const { at, tag } of ends.sort((a, b) => a.at - b.at)) {
    text += html.slice(from, at) + tag;
    from = at;
  }
  return text + html.slice(from);
}

/**
 * The template of a redirect is Docusaurus' own and cannot be changed: it has neither language nor title, and a
 * script behind the head. No reader sees it: it leads on at once.
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
 * @returns one line per mistake: file, place, rule, what is wrong
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
