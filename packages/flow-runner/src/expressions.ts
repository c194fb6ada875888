import { evaluateJsonata } from './jsonata';
import { InvalidFlow, MissingData, NotDocumented, StepFailure } from './problems';
import { ScriptError, type Value } from './javascript';
import type { Flow } from './rule';
import type { Json } from './types';

const PAGE = 'flow_builder/overview';
const WHOLE = /^(?:@(\w+))?\{\{([\s\S]*)\}\}$/;
const PART = /(?:@(\w+))?\{\{([\s\S]*?)\}\}/g;

const hasEnd = (source: string) => source.includes('}}');

/** The names that an expression or code reads besides the nodes of the document. */
export function contextOf(source: string, { request }: Flow): Json {
  const context: Json = {};
  for (const [name, value] of [
    ['$env', request.env],
    ['$headers', request.headers],
  ] as const) {
    if (!source.includes(name)) continue;
    if (!value) {
      throw new MissingData(
        `The flow reads ${name}, and the run has no values for it. Add them to the run.`,
      );
    }
    context[name] = value;
  }
  for (const [, name = ''] of source.matchAll(/\$env\.(\w+)/g)) {
    if (!Object.hasOwn(request.env ?? {}, name)) {
      throw new NotDocumented(
        `the result of an expression that reads a variable that does not exist ($env.${name})`,
        'flow_builder/env_variables',
      );
    }
  }
  return context;
}

/** Evaluates the source of one expression, without its braces. */
async function evaluate(source: string, evaluator: string, flow: Flow): Promise<Value> {
  if (evaluator === 'jsonata') {
    const value = await evaluateJsonata(source, flow.doc, flow, PAGE);
    return { type: typeof value, value, truthy: Boolean(value) };
  }
  if (evaluator === 'eval')
    throw new NotDocumented('the language and the isolation of @eval', PAGE);
  if (evaluator !== 'ivm')
    throw new InvalidFlow(`There is no evaluator @${evaluator}. Use @ivm or @jsonata.`);
  const globals = { ...flow.doc, ...contextOf(source, flow) };
  const sandbox = await flow.sandbox();
  try {
    return sandbox.evaluate(`(${source}\n)`, globals);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    if (error.message.startsWith('ReferenceError')) {
      throw new NotDocumented(
        `the result of an expression that reads a top-level node that does not exist ({{${source}}}: ${error.message})`,
        PAGE,
      );
    }
    throw new StepFailure(`{{${source}}}: ${error.message}`, PAGE);
  }
}

/** A value that a field receives, which must be JSON. */
function plain({ type, value }: Value, source: string): unknown {
  if (type === 'undefined' || type === 'function' || type === 'symbol' || type === 'promise') {
    throw new NotDocumented(
      `what a field receives from an expression whose value is ${type === 'undefined' ? type : `a ${type}`} ({{${source}}})`,
      PAGE,
    );
  }
  return value;
}

/** Evaluates the expressions in a string: a single one keeps its type, one inside text becomes text. */
async function expandString(text: string, flow: Flow): Promise<unknown> {
  const [, evaluator = 'ivm', source = ''] = WHOLE.exec(text) ?? [];
  if (source && !hasEnd(source)) return plain(await evaluate(source, evaluator, flow), source);
  let result = '';
  let end = 0;
  for (const match of text.matchAll(PART)) {
    const [whole, prefix = 'ivm', inner = ''] = match;
    const value = plain(await evaluate(inner, prefix, flow), inner);
    if (value === null || typeof value === 'object') {
      throw new NotDocumented(
        `how an expression in text shows a value that is ${value === null ? 'null' : 'an object or an array'} ({{${inner}}})`,
        PAGE,
      );
    }
    const shown = typeof value === 'string' ? value : JSON.stringify(value);
    result += text.slice(end, match.index) + shown;
    end = match.index + whole.length;
  }
  return result + text.slice(end);
}

/** Evaluates all expressions in the value of a field. */
export async function expand(value: unknown, flow: Flow): Promise<unknown> {
  if (typeof value === 'string') return expandString(value, flow);
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) items.push(await expand(item, flow));
    return items;
  }
  if (value === null || typeof value !== 'object') return value;
  const entries: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) entries.push([key, await expand(item, flow)]);
  return Object.fromEntries(entries);
}

/** Evaluates a field that contains one expression. */
export async function evaluateField(text: unknown, field: string, flow: Flow): Promise<Value> {
  const [, evaluator = 'ivm', source = ''] = WHOLE.exec(String(text)) ?? [];
  if (typeof text !== 'string' || !source || hasEnd(source)) {
    throw new InvalidFlow(
      `${field} must be one expression in quotes, such as '{{age >= 18}}', not ${JSON.stringify(text)}.`,
    );
  }
  return evaluate(source, evaluator, flow);
}

/**
 * True if a step with this condition runs.
 * @throws NotDocumented for the values whose effect is open
 */
export async function isMet(condition: unknown, flow: Flow): Promise<boolean> {
  if (condition === undefined || condition === null || condition === '') return true;
  const { value, truthy } = await evaluateField(condition, 'A step condition', flow);
  if (!truthy && value !== false) {
    throw new NotDocumented(
      `whether the step condition ${JSON.stringify(condition)} skips the step for the value ${JSON.stringify(value)}`,
      'steps/steps_intro',
    );
  }
  return truthy;
}
