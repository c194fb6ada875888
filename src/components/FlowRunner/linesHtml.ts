import { indentOf, MARKED } from '@site/src/content/examples/codeLine';

/** What has a color in JSON, YAML and JSONata, by its kind (src/markdown/code/theme.ts). */
const TOKENS =
  /(?<comment>\/\*.*?\*\/|(?:^|\s)#.*)|(?<property>(?:"(?:\\.|[^"\\])*"|'[^']*'|[\w-]+)(?=:(?:\s|$)))|(?<string>"(?:\\.|[^"\\])*"|'[^']*')|(?<number>(?<!\w-?)(?:\d+(?:\.\d+)?|true|false|null)(?!-?\w))|(?<function>\$\w+(?=\())/g;

/**
 * The lines of a text as HTML, as src/markdown/code/tokenize.ts gives them, which is too large for the browser: in
 * colors, and with their indentation where they wrap.
 */
export function linesHtml(text: string, isMarked: (line: string, at: number) => boolean): string {
  const lines = text.split('\n').map((line, at) => {
    const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const html = escaped.replace(TOKENS, (token: string, ...found: unknown[]) => {
      const kinds = Object.entries(found.at(-1) as Record<string, string | undefined>);
      return `<span class="token ${kinds.find(([, part]) => part)?.[0]}">${token}</span>`;
    });
    const mark = isMarked(line, at) ? ` ${MARKED}` : '';
    return `<span class="code-line ${indentOf(line)}${mark}">${html}\n</span>`;
  });
  return lines.join('');
}
