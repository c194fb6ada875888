import type { Found, Patterns } from './javascript';
import { LimitReached, MissingData, NotDocumented, RunEnd, StepFailure } from './problems';
import type { Flow } from './rule';
import type { Json, Lost } from './types';

type JsonataError = {
  code: string;
  message: string;
  position: number;
  /** The error inside `$eval`. */
  error: unknown;
};

/** Depth of the calls, and items of one sequence, that an expression may have. */
const STACK = 400;
const SEQUENCE = 100_000;

/** Codes of jsonata for a limit that an expression has reached: time, depth, and length of a sequence. */
const LIMIT_CODES = new Set(['D1012', 'D1011', 'D2014', 'D2015', 'U1001']);

/** A call of the sandbox takes time, so each next one for a text finds this many times as many matches. */
const GROWTH = 8;

/**
 * A regular expression that runs in the sandbox, because the one of the language cannot be interrupted.
 * JSONata uses `exec` and `lastIndex` alone.
 */
function regexIn(patterns: Patterns) {
  return class {
    lastIndex = 0;
    private readonly source: string;
    private readonly flags: string;
    private text = '';
    /** The matches that come next in the text. */
    private ahead: Found[] = [];
    private count = 1;
    constructor(pattern: RegExp) {
      this.source = pattern.source;
      this.flags = pattern.flags;
    }
    exec(text: string): RegExpExecArray | null {
      const { match, index, next } = this.find(text, this.lastIndex);
      this.lastIndex = next;
      // A group that takes no part in the match is undefined, for which JSON has no value.
      const groups = match?.map((group) => group ?? undefined);
      return groups
        ? (Object.assign(groups, { index, input: text }) as unknown as RegExpExecArray)
        : null;
    }
    private find(text: string, from: number): Found {
      const isNext = text === this.text && from === this.ahead[0]?.from;
      if (!isNext) {
        const { source, flags } = this;
        this.count = from === 0 ? 1 : this.count * GROWTH;
        this.ahead = patterns.find({ source, flags, from, text, count: this.count });
        this.text = text;
      }
      return this.ahead.shift() as Found;
    }
  };
}

/** An expression that JSONata cannot read or evaluate. */
export class ExpressionError extends Error {
  /** @param position in the expression, in characters, if it is known: the end of the token that JSONata could not use */
  constructor(
    message: string,
    readonly position?: number,
  ) {
    super(message);
  }
}

/** What an error of JSONata means. */
function causeOf(error: unknown): Error {
  if (error instanceof RunEnd || error instanceof RangeError) return error;
  const { code, message, position, error: inner } = error as Partial<JsonataError>;
  if (inner !== undefined) {
    const cause = causeOf(inner);
    if (!(cause instanceof ExpressionError)) return cause;
  }
  if (code && LIMIT_CODES.has(code))
    return new LimitReached(`JSONata was stopped: ${message ?? code}`);
  return new ExpressionError(message ?? String(error), position);
}

/** JSONata has objects for its functions; a regular expression is one of the language. */
const isFunction = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' &&
    value !== null &&
    ('_jsonata_lambda' in value || '_jsonata_function' in value));

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
  // A slash can begin a regular expression, also in the data that $eval evaluates.
  const patterns = /\/|\$eval\b/.test(source) ? (await sandbox()).patterns() : undefined;
  try {
    const expression = jsonata(source, {
      timeout: Math.ceil(meter.left),
      stack: STACK,
      sequence: SEQUENCE,
      ...(patterns && { RegexEngine: regexIn(patterns) as unknown as RegExpConstructor }),
    });
    return await expression.evaluate(input, bindings);
  } catch (error) {
    throw causeOf(error);
  } finally {
    patterns?.close();
  }
}

/** The value as JSON, which has neither functions nor numbers such as Infinity. */
export function toJson(value: unknown): { json: string | undefined; lost: Lost[] } {
  const lost = new Set<Lost>();
  const json = JSON.stringify(value, (key, inner: unknown) => {
    if (isFunction(inner)) {
      lost.add(key === '' && inner === value ? 'whole' : 'function');
      return undefined;
    }
    if (typeof inner === 'number' && !Number.isFinite(inner)) lost.add('number');
    return inner;
  }) as string | undefined;
  return { json, lost: [...lost] };
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
    // JSONata marks its sequences; as JSON they are plain arrays.
    const { json, lost } = toJson(value);
    if (lost.includes('whole') || lost.includes('function')) {
      const what = lost.includes('whole') ? 'is' : 'contains';
      throw new NotDocumented(`what an expression gives whose value ${what} a function`, page);
    }
    return json === undefined ? undefined : JSON.parse(json);
  } catch (error) {
    throw error instanceof ExpressionError ? new StepFailure(error.message, page) : error;
  }
}
