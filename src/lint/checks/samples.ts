import type { Code } from 'mdast';
import { parse as parseJavaScript } from 'acorn';
import jsonata from 'jsonata';
import { parseAllDocuments } from 'yaml';
import { markedLines } from '../../markdown/code/marks';
import { isKnownLanguage } from '../../markdown/code/tokenize';
import { parseJson, ParseError } from '../../content/dataFile';
import { eachNode } from '../nodes';
import type { Page } from '../page';

/** The first line of an error; parsers append an excerpt of the source. */
const firstLine = ({ message }: Error): string => message.split('\n')[0] ?? '';

/** The documents of a YAML text. Throws its first error. */
function parseYaml(source: string): unknown[] {
  return [...parseAllDocuments(source)].map((document) => {
    const [error] = document.errors;
    if (error) throw new ParseError(firstLine(error).replace(/ at line \d+.*/, ''), error.pos[0]);
    return document.toJS() as unknown;
  });
}

/** Parses a sample and throws the parser's error. The code of a step may use return and await at its top level. */
const parsers: Record<string, (source: string) => unknown> = {
  json: parseJson,
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

function checkEmbedded(value: unknown, report: (message: string) => void): void {
  if (Array.isArray(value)) {
    value.forEach((item) => checkEmbedded(item, report));
  } else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) {
      const language = EMBEDDED[key];
      if (language && typeof item === 'string') {
        try {
          parsers[language]?.(item);
        } catch (error) {
          report(
            `The ${language} code under "${key}" does not parse: ${firstLine(error as Error)}.`,
          );
        }
      }
      checkEmbedded(item, report);
    }
  }
}

/** The code that a block shows; undefined if its language or its marked lines are invalid. */
function readCode(page: Page, node: Code): string | undefined {
  if (!node.lang) {
    page.file.message('The code block names no language. Write ```json, ```text, ...', node);
    return undefined;
  }
  if (!isKnownLanguage(node.lang)) {
    page.file.message(
      `The site does not color the language "${node.lang}". Use \`\`\`text, or add the language to src/markdown/code/theme.ts.`,
      node,
    );
  }
  try {
    markedLines(node.value, node.meta ?? '');
    return node.value;
  } catch (error) {
    page.file.message((error as Error).message, node);
    return undefined;
  }
}

/** The line of an error in a sample, from 1; 0, the line of the fence, if it has no place. */
function lineIn(code: string, error: unknown): number {
  const { offset, loc, position } = error as {
    offset?: number;
    loc?: { line: number };
    position?: number;
  };
  // Acorn counts lines, JSONata characters.
  const at = offset ?? position;
  return loc?.line ?? (at === undefined ? 0 : code.slice(0, at).split('\n').length);
}

/**
 * Requires that every fenced block names its language, and that JSON, YAML, JSONata, and JavaScript parse, also inside
 * flows.
 */
export function checkSamples(page: Page): void {
  eachNode(page.tree, 'code', (node) => {
    const code = readCode(page, node);
    if (code === undefined || !node.lang) return;
    const parse = parserOf(node.lang);
    if (!parse) return;
    try {
      checkEmbedded(
        parse(code),
        (message) => void page.file.message(message, { place: node.position, source: UNPARSED }),
      );
    } catch (error) {
      page.file.message(
        `The ${node.lang} sample does not parse: ${firstLine(error as Error).replace(/ \(\d+:\d+\)$/, '')}. Correct it, or use \`\`\`text for a fragment.`,
        {
          place: { line: (node.position?.start.line ?? 0) + lineIn(code, error), column: 1 },
          source: UNPARSED,
        },
      );
    }
  });
}
