import { LineCounter, parseDocument } from 'yaml';

/** The block of a page with its front matter. */
const FRONT_MATTER = /^\uFEFF?---\r?\n([^]*?\n)??---\s*?(?:\n|$)/;

/** Front matter that is not YAML: the message has the remedy. */
export class FrontMatterError extends Error {
  constructor(
    reason: string,
    /** Line in the file, from 1. */
    readonly line: number,
  ) {
    super(`The front matter is not YAML: ${reason}. Quote values that contain ": ".`);
  }
}

/** The YAML of a page, and the text below it. */
export function splitFrontMatter(source: string): { yaml: string; body: string } {
  const [block = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  return { yaml, body: source.slice(block.length) };
}

/**
 * Parses front matter.
 * @throws FrontMatterError
 */
export function parseYamlBlock(yaml: string): Record<string, unknown> {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const [error] = document.errors;
  if (!error) return (document.toJS() ?? {}) as Record<string, unknown>;
  // The place is that in the block, not in the file.
  const reason = (error.message.split('\n')[0] ?? '').replace(/ at line \d+.*/, '');
  throw new FrontMatterError(reason, (error.linePos?.[0].line ?? 0) + 1);
}
