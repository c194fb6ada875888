import { parser as jsonParser } from '@lezer/json';

/** An error in a text of data: its reason without a place, and its offset. */
export class ParseError extends Error {
  constructor(
    reason: string,
    readonly offset: number,
  ) {
    super(reason);
  }
}

/**
 * The value of a JSON text.
 * @throws ParseError with the offset, which no engine of JavaScript names reliably
 */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch (error) {
    let at: number | undefined;
    jsonParser.parse(source).iterate({
      enter: ({ type, from }) => {
        if (type.isError) at ??= from;
      },
    });
    const reason = (error as Error).message.replace(/ (?:in JSON )?at position.*| \(line.*/, '');
    throw new ParseError(reason, at ?? source.length);
  }
}
