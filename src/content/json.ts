import { parseDocument } from 'yaml';

/** An error in a text of data: its reason without a place, and its offset. */
export class ParseError extends Error {
  constructor(
    reason: string,
    readonly offset: number,
  ) {
    super(reason);
  }
}

/** What YAML has and JSON has not. */
const NOT_JSON = /,(?=\s*[\]}])|'|^\s*(?:#|\/\/)/m;

/**
 * The value of a JSON text.
 * @throws ParseError with the offset. The engine names it for some errors only; JSON is YAML, whose parser names it
 */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch (error) {
    const { message } = error as Error;
    const [, named] = /at position (\d+)/.exec(message) ?? [];
    const [first] = named ? [] : parseDocument(source, { schema: 'json' }).errors;
    const found = source.search(NOT_JSON);
    const offset = Number(named ?? first?.pos[0] ?? (found < 0 ? source.length : found));
    throw new ParseError(message.replace(/ (?:in JSON )?at position.*| \(line.*/, ''), offset);
  }
}
