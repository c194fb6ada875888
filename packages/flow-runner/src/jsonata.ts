import { LimitReached, MissingData, NotDocumented, RunEnd, StepFailure } from './problems';
import type { Flow } from './rule';
import type { Json } from './types';

type JsonataError = { code: string; message: string; position: number };

/** Depth of the calls, and items of one sequence, that an expression may have. */
const STACK = 400;
const SEQUENCE = 100_000;

/** Codes of jsonata for a limit that an expression has reached: time, depth, and length of a sequence. */
const LIMIT_CODES = new Set(['D1012', 'D1011', 'D2014', 'D2015', 'U1001']);

/**
 * A regular expression that runs in the sandbox, because the one of the language cannot be interrupted.
 * JSONata uses `exec` and `lastIndex` alone.
 */
function regexIn(sandbox: Awaited<ReturnType<Flow['sandbox']>>) {
  return class {
    lastIndex = 0;
    private readonly source: string;
    private readonly flags: string;
    constructor(pattern: RegExp) {
      this.source = pattern.source;
      this.flags = pattern.flags;
    }
    exec(text: string): RegExpExecArray | null {
      const { value } = sandbox.evaluate(
        `(() => {
          const regex = new RegExp($source, $flags);
          regex.lastIndex = $from;
          const match = regex.exec($text);
          return { match, index: match ? match.index : 0, next: regex.lastIndex };
        })()`,
        { $source: this.source, $flags: this.flags, $from: this.lastIndex, $text: text },
      );
      const { match, index, next } = value as {
        match: (string | null)[] | null;
        index: number;
        next: number;
      };
      this.lastIndex = next;
      // A group that takes no part in the match is undefined, for which JSON has no value.
      const groups = match?.map((group) => group ?? undefined);
      return groups
        ? (Object.assign(groups, { index, input: text }) as unknown as RegExpExecArray)
        : null;
    }
  };
}

/** An expression that JSONata cannot read or evaluate. */
export class ExpressionError extends Error {
  /** @param position in the expression, in characters: the end of the token that JSONata could not use */
  constructor(
    message: string,
    readonly position = 0,
  ) {
    super(message);
  }
}

/** What evaluates expressions: a flow while it runs, or what has the same limits. */
export type Evaluator = Pick<Flow, 'meter' | 'sandbox'>;

/**
 * Evaluates a JSONata expression with the limits of a run.
 * @returns what the library returns
 * @throws ExpressionError, LimitReached
 */
export async function evaluateExpression(
  source: string,
  input: unknown,
  { meter, sandbox }: Evaluator,
  bindings: Json = {},
): Promise<unknown> {
  const { default: jsonata } = await meter.loading(import('jsonata'));
  // A slash can begin a regular expression.
  const RegexEngine = source.includes('/') ? regexIn(await sandbox()) : undefined;
  try {
    const expression = jsonata(source, {
      timeout: Math.ceil(meter.left),
      stack: STACK,
      sequence: SEQUENCE,
      ...(RegexEngine && { RegexEngine: RegexEngine as unknown as RegExpConstructor }),
    });
    return await expression.evaluate(input, bindings);
  } catch (error) {
    if (error instanceof RunEnd || error instanceof RangeError) throw error;
    const { code, message, position } = error as Partial<JsonataError>;
    if (code && LIMIT_CODES.has(code))
      throw new LimitReached(`JSONata was stopped: ${message ?? code}`);
    throw new ExpressionError(message ?? String(error), position);
  }
}

/**
 * Evaluates a JSONata expression of a flow.
 * @param input the node that the expression starts from
 * @param page page that is named if something is not documented
 * @returns the value as JSON; undefined if it has none
 * @throws StepFailure if the expression has an error; LimitReached; NotDocumented
 */
export async function evaluateJsonata(
  source: string,
  input: unknown,
  flow: Flow,
  page: string,
): Promise<unknown> {
  const variable = /\$(?:env|headers)\b/.exec(source)?.[0];
  if (variable)
    throw new NotDocumented(`whether JSONata reads ${variable}`, 'flow_builder/overview');
  const bindings: Json = {};
  if (/\$api\b/.test(source)) {
    if (!flow.request.api)
      throw new MissingData('The flow reads $api, and the run has no values for it.');
    bindings.api = flow.request.api;
  }
  try {
    const evaluator = { meter: flow.meter, sandbox: () => flow.sandbox() };
    const value = await evaluateExpression(source, input, evaluator, bindings);
    if (typeof value === 'function')
      throw new NotDocumented('what an expression gives whose value is a function', page);
    // JSONata marks its sequences; as JSON they are plain arrays.
    return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  } catch (error) {
    throw error instanceof ExpressionError ? new StepFailure(error.message, page) : error;
  }
}
