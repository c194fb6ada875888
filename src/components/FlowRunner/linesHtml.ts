import { indentOf, MARKED } from '@site/src/content/examples/codeLine';
import { DATA, JSONATA, tokensOf } from '@site/src/content/examples/tokens';

/**
 * The lines of a text as HTML, as src/markdown/code/tokenize.ts gives them, which is too large for the browser: in
 * colors, and with their indentation where they wrap.
 * @param id of the text in its draft, unless it is a result
 */
export function linesHtml(text: string, id = '', marks?: (line: string, at: number) => boolean) {
  const html = tokensOf(text, id === 'expression' ? JSONATA : DATA).map(({ type, content }) => {
    const escaped = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const span = `<span class="token ${type}">$&</span>`;
    return type === 'plain' ? escaped : escaped.replaceAll(/.+/g, span);
  });
  const ofLines = html.join('').split('\n');
  const lines = text.split('\n').map((line, at) => {
    const mark = marks?.(line, at) ? ` ${MARKED}` : '';
    return `<span class="code-line ${indentOf(line)}${mark}">${ofLines[at]}\n</span>`;
  });
  return lines.join('');
}
