import type { Code } from 'mdast';
import { parse as parseJavaScript } from 'acorn';
import jsonata from 'jsonata';
import { visit } from 'unist-util-visit';
import { parseAllDocuments } from 'yaml';
import { firstLine, type Page } from '../page';

/** The documents of a YAML text; throws its first error. */
function parseYaml(source: string): unknown[] {
  return [...parseAllDocuments(source)].map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as unknown;
  });
}

/** Parses a sample; throws what its parser throws. The code of a step may return and await at its top level. */
const parsers: Record<string, (source: string) => unknown> = {
  json: (source) => JSON.parse(source),
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

/** Code inside a flow: the keys that hold JSONata and JavaScript. */
const EMBEDDED: Record<string, string> = {
  jsonata: 'jsonata',
  codeBlock: 'js',
};

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

/** Every fenced block names its language; JSON, YAML, JSONata and JavaScript parse, also inside flows. */
export function checkSamples(page: Page): void {
  visit(page.tree, 'code', (node: Code) => {
    if (!node.lang) {
      page.file.message('The code block names no language. Write ```json, ```text, ...', node);
      return;
    }
    const parse = parsers[ALIASES[node.lang] ?? node.lang];
    if (!parse) return;
    try {
      checkEmbedded(parse(node.value), (message) => void page.file.message(message, node));
    } catch (error) {
      page.file.message(
        `The ${node.lang} sample does not parse: ${firstLine(error as Error)}. Mend it, or call it \`\`\`text where it is a fragment.`,
        node,
      );
    }
  });
}
