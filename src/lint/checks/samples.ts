import { parse as parseJavaScript } from 'acorn';
import jsonata from 'jsonata';
import { parseAllDocuments } from 'yaml';
import { markedLines } from '../../markdown/code/marks';
import { isKnownLanguage } from '../../markdown/code/tokenize';
import { jsonError } from '../../content/dataFile';
import { lineOf } from '../../content/pages/markdown';
import { errorOf, type Message, type Page } from '../page';

/** The first line of an error; parsers append an excerpt of the source. */
const firstLine = ({ message }: Error): string => message.split('\n')[0] ?? '';

/** The place at the end of a message, which the check names in its own way. */
const PLACE = / \(\d+:\d+\)$| at line \d+.*/;

/** The documents of a YAML text. Throws its first error. */
function parseYaml(source: string): unknown[] {
  return [...parseAllDocuments(source)].map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as unknown;
  });
}

/** Parses a sample and throws the parser's error. The code of a step may use return and await at its top level. */
const parsers: Record<string, (source: string) => unknown> = {
  json: (source) => {
    const error = jsonError(source);
    if (error) throw error;
    return JSON.parse(source) as unknown;
  },
  yaml: parseYaml,
  jsonata: (source) => void jsonata(source),
  js: (source) =>
    void parseJavaScript(source, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowHashBang: true,
    }),
};
const ALIASES: Record<string, string> = { yml: 'yaml', javascript: 'js' };
const parserOf = (lang: string) => parsers[ALIASES[lang] ?? lang];

/** Code inside a flow: the keys that contain JSONata and JavaScript. */
const EMBEDDED: Record<string, string> = {
  jsonata: 'jsonata',
  codeBlock: 'js',
};

/** The source of a message that a sample does not parse. */
const UNPARSED = 'unparsed-sample';

/** Whether a sample of the page does not parse: what its examples give is no second mistake. Needs `checkSamples`. */
export const hasUnparsedSample = ({ file }: Page): boolean =>
  file.messages.some(({ source }) => source === UNPARSED);

/** What is wrong with the code inside a flow. */
function embeddedProblems(value: unknown): Message[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const language = EMBEDDED[key];
    const error = language && typeof item === 'string' && errorOf(() => parsers[language]?.(item));
    return [
      error && `The ${language} code under "${key}" does not parse: ${firstLine(error)}.`,
      ...embeddedProblems(item),
    ];
  });
}

/** The line of an error in a sample, from 1; 0, the line of the fence, if it has no place. */
function lineIn(code: string, error: Error): number {
  type Place = { line: number };
  type Placed = { line?: number; loc?: Place; linePos?: [Place]; position?: number };
  const { linePos, loc = linePos?.[0], line = loc?.line, position } = error as Placed;
  // JSONata counts characters.
  return line ?? (position === undefined ? 0 : code.slice(0, position).split('\n').length);
}

/**
 * Requires that every fenced block names its language, and that JSON, YAML, JSONata, and JavaScript parse, also inside
 * flows.
 */
export function checkSamples(page: Page): void {
  for (const node of page.nodesOf('code')) {
    const { lang, value } = node;
    const wrongMarks = errorOf(() => markedLines(value, node.meta ?? ''));
    page.report(
      node,
      !lang && 'The code block names no language. Write ```json, ```text, ...',
      lang &&
        !isKnownLanguage(lang) &&
        `The site does not color the language "${lang}". Use \`\`\`text, or add the language to src/markdown/code/theme.ts.`,
      lang && wrongMarks?.message,
    );
    const parse = wrongMarks ? undefined : parserOf(lang ?? '');
    let data: unknown;
    const error = errorOf(() => (data = parse?.(value)));
    const line = lineOf(node) + (error ? lineIn(value, error) : 0);
    page.report(
      { place: { line, column: 1 }, source: UNPARSED },
      error &&
        `The ${lang} sample does not parse: ${firstLine(error).replace(PLACE, '')}. Correct it, or use \`\`\`text for a fragment.`,
      ...embeddedProblems(data),
    );
  }
}
