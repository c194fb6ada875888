import { evaluateJsonata } from './jsonata';
import { fail, lack, refuse, reject } from './problems';
import type { Flow } from './rule';
import { runCode, ScriptError, type Value } from './sandbox';
import type { Json } from './types';

const PAGE = 'flow_builder/overview';
const WHOLE = /^(?:@(\w+))?\{\{([\s\S]*)\}\}$/;
const PART = /(?:@(\w+))?\{\{([\s\S]*?)\}\}/g;

type Expression = { evaluator: string; source: string };

/** The one expression that a text consists of; undefined if there is text around it, or none or several. */
function wholeOf(text: string): Expression | undefined {
  const [, evaluator = 'ivm', source = ''] = WHOLE.exec(text) ?? [];
  return source && !source.includes('}}') ? { evaluator, source } : undefined;
}

/** The names that an expression or code reads besides the nodes of the document. */
function contextOf(source: string, { env, headers }: Flow['request']): Json {
  const context: Json = {};
  for (const [name, value] of Object.entries({ $env: env, $headers: headers })) {
    if (!source.includes(name)) continue;
    if (!value)
      lack(`The flow reads ${name}, and the run has no values for it. Add them to the run.`);
    context[name] = value;
  }
  for (const [, name = ''] of source.matchAll(/\$env\.(\w+)/g)) {
    if (!Object.hasOwn(env ?? {}, name))
      refuse(
        `the result of an expression that reads a variable that does not exist ($env.${name})`,
        'flow_builder/env_variables',
      );
  }
  return context;
}

/**
 * Runs a script with the document and what else it reads as global variables.
 * @param withGlobals whether to return the global variables too
 * @throws ScriptError if it throws; RunEnd
 */
export const runInFlow = (
  script: string,
  { doc, request, meter }: Flow,
  withGlobals = false,
): Promise<Value> => runCode(script, { ...doc, ...contextOf(script, request) }, meter, withGlobals);

async function evaluate({ source, evaluator }: Expression, flow: Flow): Promise<Value> {
  if (evaluator === 'jsonata') {
    const value = await evaluateJsonata(source, flow.doc, flow, PAGE);
    return { type: typeof value, value, truthy: Boolean(value) };
  }
  if (evaluator === 'eval') refuse('the language and the isolation of @eval', PAGE);
  if (evaluator !== 'ivm') reject(`There is no evaluator @${evaluator}. Use @ivm or @jsonata.`);
  try {
    return await runInFlow(`(${source}\n)`, flow);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    if (!error.message.startsWith('ReferenceError')) fail(`{{${source}}}: ${error.message}`, PAGE);
    refuse(
      `the result of an expression that reads a top-level node that does not exist ({{${source}}}: ${error.message})`,
      PAGE,
    );
  }
}

/** The value that a field receives, which must be JSON. */
async function valueOf(expression: Expression, flow: Flow): Promise<unknown> {
  const { type, value } = await evaluate(expression, flow);
  if (['undefined', 'function', 'symbol', 'promise'].includes(type))
    refuse(
      `what a field receives from an expression whose value is ${type === 'undefined' ? type : `a ${type}`} ({{${expression.source}}})`,
      PAGE,
    );
  return value;
}

/** Evaluates the expressions in a string: a single one keeps its type, one inside text becomes text. */
async function expandString(text: string, flow: Flow): Promise<unknown> {
  const whole = wholeOf(text);
  if (whole) return valueOf(whole, flow);
  let result = '';
  let end = 0;
  // Without the rest, in which each `{{` would be followed to the end of the text.
  for (const match of text.slice(0, text.lastIndexOf('}}') + 2).matchAll(PART)) {
    const [shown, evaluator = 'ivm', source = ''] = match;
    const value = await valueOf({ evaluator, source }, flow);
    if (value === null || typeof value === 'object')
      refuse(
        `how an expression in text shows a value that is ${value === null ? 'null' : 'an object or an array'} ({{${source}}})`,
        PAGE,
      );
    result += text.slice(end, match.index);
    result += typeof value === 'string' ? value : JSON.stringify(value);
    end = match.index + shown.length;
  }
  return result + text.slice(end);
}

/** Evaluates all expressions in the value of a field. */
export async function expand(value: unknown, flow: Flow): Promise<unknown> {
  if (typeof value === 'string') return expandString(value, flow);
  if (value === null || typeof value !== 'object') return value;
  const entries: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) entries.push([key, await expand(item, flow)]);
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** Evaluates a field that contains one expression. */
export async function evaluateField(text: unknown, field: string, flow: Flow): Promise<Value> {
  const whole = typeof text === 'string' ? wholeOf(text) : undefined;
  if (!whole)
    reject(
      `${field} must be one expression in quotes, such as '{{age >= 18}}', not ${JSON.stringify(text)}.`,
    );
  return evaluate(whole, flow);
}

/**
 * True if a step with this condition runs.
 * @throws RunEnd for the values whose effect is open
 */
export async function isMet(condition: unknown, flow: Flow): Promise<boolean> {
  if (condition === undefined || condition === null || condition === '') return true;
  const { value, truthy } = await evaluateField(condition, 'A step condition', flow);
  if (!truthy && value !== false)
    refuse(
      `whether the step condition ${JSON.stringify(condition)} skips the step for the value ${JSON.stringify(value)}`,
      'steps/steps_intro',
    );
  return truthy;
}
