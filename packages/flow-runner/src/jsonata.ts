import type { Meter } from './limits';
import { fail, lack, LoadFailure, refuse, RunEnd, stopRun } from './problems';
import type { Flow } from './rule';
import { type Find, type Found, withPatterns } from './sandbox';
import type { Json, Lost } from './types';

/** Depth of the calls, and items of one sequence, that an expression may have. */
const STACK = 400;
const SEQUENCE = 100_000;

/** Codes of jsonata for a limit that an expression has reached: time, depth, and length of a sequence. */
const LIMIT_CODES = new Set(['D1012', 'D1011', 'D2014', 'D2015', 'U1001']);
/** Of what is called and is no function; the messages do not name it. */
const CALL_CODES = new Set(['T1006', 'T1008']);

/** Regular expressions that run in the sandbox. JSONata uses `exec` and `lastIndex` alone. */
const regexWith = (find: Find) =>
  class {
    lastIndex = 0;
    private text = '';
    /** The matches that come next in the text. */
    private ahead: Found[] = [];
    constructor(private readonly pattern: RegExp) {}

    exec(text: string): object | null {
      const from = this.lastIndex;
      if (text !== this.text || from !== this.ahead[0]?.from) {
        const { source, flags } = this.pattern;
        this.ahead = find({ source, flags, from, text });
        this.text = text;
      }
      const { match, index, next } = this.ahead.shift() as Found;
      this.lastIndex = next;
      // A group that takes no part in the match is undefined, for which JSON has no value.
      const groups = match?.map((group) => group ?? undefined);
      return groups ? Object.assign(groups, { index, input: text }) : null;
    }
  };

/** Ways to divide a text among the parts of a picture that JSONata may try: fewer than a second takes. */
const MOST_WAYS = 1e8;

/** Stops $toMillis before a picture such as `[f][f][f]`: JSONata makes a pattern of it that nothing interrupts. */
function checkPicture(text = '', picture = ''): void {
  // Numbers in words may have any separator in them; other parts end at a sign.
  const parts = picture.match(/w[^[]*\]/i) ? /\]/g : /\](?=\w*\[)/g;
  const ways = picture.split(parts).reduce((all, _, at) => (all * text.length) / (at + 1), 1);
  if (ways > MOST_WAYS)
    stopRun('$toMillis was stopped: separate the parts of its picture by a sign.');
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
  if (error instanceof RunEnd || error instanceof LoadFailure || error instanceof RangeError)
    return error;
  const { code, message, position, token, ...more } = error as Partial<ExpressionError> & {
    code?: string;
    token?: string;
    /** What happened inside of `$eval`. */
    error?: unknown;
  };
  const inner = more.error === undefined ? undefined : causeOf(more.error);
  if (inner && !(inner instanceof ExpressionError)) return inner;
  if (code && LIMIT_CODES.has(code))
    return new RunEnd('stopped', `JSONata was stopped: ${message ?? code}`);
  const name = CALL_CODES.has(code ?? '') && token ? ` "${token}"` : '';
  return new ExpressionError(`${message ?? String(error)}${name}`, position);
}

/** JSONata has objects for its functions; a regular expression is one of the language. */
const isFunction = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' &&
    value !== null &&
    ('_jsonata_lambda' in value || '_jsonata_function' in value));

/** A value as JSON, and what JSON does not have: functions, and numbers such as Infinity. */
export type AsJson = { json: string | undefined; lost: Lost[] };

function toJson(value: unknown): AsJson {
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
 * Evaluates a JSONata expression.
 * @param meter says how much time is left
 * @throws ExpressionError, RunEnd
 */
export async function evaluateExpression(
  source: string,
  input: unknown,
  meter: Meter,
  bindings: Json = {},
): Promise<AsJson> {
  const { default: jsonata } = await meter.loading(import('jsonata'));
  const evaluated = async (find?: Find): Promise<AsJson> => {
    const expression = jsonata(source, {
      timeout: Math.ceil(meter.left),
      stack: STACK,
      sequence: SEQUENCE,
      ...(find && { RegexEngine: regexWith(find) as unknown as RegExpConstructor }),
    });
    const { implementation } = (await jsonata('$toMillis').evaluate({})) as {
      implementation: (this: unknown, text?: string, picture?: string) => unknown;
    };
    const toMillis: typeof implementation = function (text, picture) {
      checkPicture(text, picture);
      return implementation.call(this, text, picture);
    };
    expression.registerFunction('toMillis', toMillis, '<s-s?:n>');
    return toJson(await expression.evaluate(input, bindings));
  };
  try {
    // A slash can begin a regular expression, also in the data that $eval evaluates.
    const hasPatterns = /\/|\$eval\b/.test(source);
    return await (hasPatterns ? withPatterns(meter, evaluated) : evaluated());
  } catch (error) {
    throw causeOf(error);
  }
}

/**
 * Evaluates a JSONata expression of a flow.
 * @param input the node that the expression starts from
 * @param page page that is named if something is not documented; by default that of the step
 * @returns the value as JSON, in which a sequence is a plain array; undefined if it has none
 * @throws RunEnd, also if the expression has an error
 */
export async function evaluateJsonata(
  source: string,
  input: unknown,
  { meter, file, request: { api } }: Flow,
  page?: string,
): Promise<unknown> {
  const variable = /\$(?:env|headers)\b/.exec(source)?.[0];
  if (variable) refuse(`whether JSONata reads ${variable}`, 'flow_builder/overview');
  if (/\$api\b/.test(source) && !api)
    lack('The flow reads $api, and the run has no values for it.');
  try {
    const { json, lost } = await evaluateExpression(source, input, meter, { api });
    if (lost.includes('whole') || lost.includes('function')) {
      const what = lost.includes('whole') ? 'is' : 'contains';
      refuse(`what an expression gives whose value ${what} a function`, page);
    }
    return json === undefined ? undefined : JSON.parse(json);
  } catch (error) {
    if (error instanceof ExpressionError) {
      const { message, position = 1 } = error;
      fail(message, page, file.lineIn(source, position - 1));
    }
    throw error;
  }
}
