import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds, TEMPLATES } from './newPage';

/** Snippets of Visual Studio Code, relative to the project. */
export const SNIPPETS = '.vscode/pages.code-snippets';

/** What `npm run new` fills in from the version and the section, and what the writer does. */
const MARK = /\b(?:TITLE|TAGS|GROUP|OVERVIEW|TODO)\b/g;

/** A template as the body of a snippet: each mark is a place to type, and a name has the same text everywhere. */
function bodyOf(template: string): string[] {
  const names: string[] = [];
  let places = 0;
  return template
    .trimEnd()
    .replace(/[\\$}]/g, '\\$&')
    .replace(MARK, (mark) => {
      const known = mark === 'TODO' ? -1 : names.indexOf(mark);
      if (known < 0) names[places++] = mark;
      return `\${${known < 0 ? places : known + 1}:${mark}}`;
    })
    .split('\n');
}

/** The snippets that insert the templates of `npm run new`, as the text of their file. */
export const snippets = (): string =>
  JSON.stringify(
    Object.fromEntries(
      kinds.map((kind) => [
        `Page: ${kind}`,
        {
          scope: 'markdown,mdx',
          prefix: `page-${kind}`,
          description: `The template of npm run new for a page of the kind ${kind}`,
          body: bodyOf(readFileSync(join(TEMPLATES, `${kind}.md`), 'utf8')),
        },
      ]),
    ),
    undefined,
    2,
  ) + '\n';
