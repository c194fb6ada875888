import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { esmResolver, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type EndTag = { at: number; tag: string };

/** Elements whose end tag can be omitted (HTML, 13.1.2.4). */
const MAY_LACK_END =
  /^(?:html|head|body|li|d[td]|p|r[tp]|optgroup|option|colgroup|caption|thead|tbody|tfoot|t[rdh])$/;

/** The missing end tags of a node and its descendants, innermost first. */
function missing(node: Node): EndTag[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(missing) : [];
  if (!('tagName' in node) || !MAY_LACK_END.test(node.tagName)) return below;
  const { startTag, endTag, endOffset = 0 } = node.sourceCodeLocation ?? {};
  // An element that has no start tag either was added by the parser.
  return startTag && !endTag ? [...below, { at: endOffset, tag: `</${node.tagName}>` }] : below;
}

/**
 * Adds the optional end tags that the minifier of the build omits. The validator knows few of those rules; the parser
 * knows all of them. Everything else is unchanged, including mistakes.
 * @param html a document
 */
function withEndTags(html: string): string {
  // Without scripting: otherwise, the content of noscript is text.
  const ends = missing(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  let text = '';
  let from = 0;
  for (const { at, tag } of ends.sort((a, b) => a.at - b.at)) {
    text += html.slice(from, at) + tag;
    from = at;
  }
  return text + html.slice(from);
}

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
    const { results } = await validator.validateString(withEndTags(html), join(dir, path));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      mistakes.push(`${path}\t${ruleId}\t${message}\t${selector ?? ''}`);
  }
  return mistakes;
}
