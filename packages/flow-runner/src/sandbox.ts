import type { QuickJSHandle } from 'quickjs-emscripten-core';
import type { Meter } from './limits';
import { stopRun } from './problems';
import type { Json } from './types';

/** A value that code returned. */
export type Value = {
  /** As `typeof` names it, or `promise`. */
  type: string;
  /** The value as JSON. */
  value: unknown;
  /** Whether JavaScript takes it for true. */
  truthy: boolean;
  /** The variables of the global scope after the code, if they were asked for. */
  globals?: Json;
};

/** JavaScript that threw an error. */
export class ScriptError extends Error {}

/** Takes the names of the data as global variables, evaluates a script, and hands out its value. */
const EVALUATOR = `({ source, data, withGlobals }) => {
  const { keys, defineProperty: define } = Object;
  const P = Promise;
  for (const name of keys(data)) {
    define(globalThis, name, { value: data[name], writable: true, enumerable: true, configurable: true });
  }
  const value = (0, eval)(source);
  const globals = {};
  if (withGlobals) for (const name of keys(globalThis)) define(globals, name, { value: globalThis[name], enumerable: true });
  return {
    type: value instanceof P ? 'promise' : typeof value,
    value,
    truthy: !!value,
    globals: withGlobals ? globals : undefined,
  };
}`;

/**
 * Finds the first match of a regular expression, or the next ones, because each call takes time: at most 1000, and null
 * after the last.
 */
const MATCHER = `({ source, flags, from, text }) => {
  const regex = new RegExp(source, flags);
  const most = from === 0 ? 1 : 1000;
  const found = [];
  for (let at = from; found.length < most; at = regex.lastIndex) {
    regex.lastIndex = at;
    const match = regex.exec(text);
    found.push({ from: at, match, index: match ? match.index : 0, next: regex.lastIndex });
    if (!match || regex.lastIndex === at) break;
  }
  return found;
}`;

/** What a search finds from a position on. */
export type Found = {
  from: number;
  /** The text that matches and its groups; null without a match. */
  match: (string | null)[] | null;
  index: number;
  /** Where the next search begins. */
  next: number;
};

/** Finds what matches a regular expression, in the sandbox: the engine of the page cannot interrupt it. */
export type Find = (of: { source: string; flags: string; from: number; text: string }) => Found[];

/**
 * Makes a function from text to text: a string of the sandbox ends at its first U+0000. Code may replace what is in the
 * global scope. A promise that it throws would be freed twice by the library.
 */
const BRIDGE = `({ parse, stringify }, P, call) => (input) => {
  try {
    return stringify(call(parse(input)));
  } catch (error) {
    throw error instanceof P ? 'a promise' : error;
  }
}`;

const STACK = 256 * 1024;

/** What can take too long, and what to do. */
const remedies = {
  JavaScript: 'Does it contain an endless loop?',
  'A regular expression': 'Avoid a repetition inside a repetition, such as (a+)+.',
};

const load = async () => {
  const { newQuickJSWASMModuleFromVariant } = await import('quickjs-emscripten-core');
  return newQuickJSWASMModuleFromVariant(import('@jitl/quickjs-wasmfile-release-sync'));
};
/** The engine, loaded when the first flow with JavaScript runs; after a failure, a later call tries again. */
let engine: ReturnType<typeof load> | undefined;
const forget = () => (engine = undefined);

/**
 * Makes a function in QuickJS, an engine in WebAssembly: without network, files, or the objects of the page, and with
 * limits of time and memory. No function sees what another one left.
 * @param source a function of JavaScript from JSON to JSON; it throws ScriptError or RunEnd
 * @param use gets it; afterwards, it is gone
 */
async function withSandboxed<Input, Output, Result>(
  what: keyof typeof remedies,
  source: string,
  meter: Meter,
  use: (call: (input: Input) => Output) => Result | Promise<Result>,
): Promise<Result> {
  if (!engine) (engine = load()).catch(forget);
  const context = (await meter.loading(engine)).newContext();
  const { runtime } = context;
  runtime.setMemoryLimit(meter.limits.memory);
  runtime.setMaxStackSize(STACK);
  const made = context.unwrapResult(context.evalCode(`(${BRIDGE})(JSON, Promise, ${source})`));
  const dumped = (error: QuickJSHandle) =>
    (context.dump(error) ?? {}) as { name?: string; message?: string };
  const call = (input: Input): Output => {
    meter.checkTime();
    const { left, limits } = meter;
    const deadline = performance.now() + Math.min(limits.codeMs, left);
    runtime.setInterruptHandler(() => performance.now() > deadline);
    const text = context.newString(JSON.stringify(input));
    const result = text.consume((json) => context.callFunction(made, context.undefined, json));
    if (!result.error)
      return JSON.parse(result.value.consume((json) => context.getString(json))) as Output;
    const { name, message } = result.error.consume(dumped);
    if (name !== 'InternalError')
      throw new ScriptError(`${name ?? 'Error'}: ${message ?? 'the code threw a value'}`);
    if (message !== 'interrupted') stopRun(`${what} was stopped: ${message}.`);
    meter.checkTime();
    stopRun(`${what} took longer than ${limits.codeMs} ms. ${remedies[what]}`);
  };
  try {
    return await use(call);
  } finally {
    made.dispose();
    context.dispose();
  }
}

/** Regular expressions; one context has all of an evaluation. */
export const withPatterns = <Result>(
  meter: Meter,
  use: (find: Find) => Result | Promise<Result>,
): Promise<Result> => withSandboxed('A regular expression', MATCHER, meter, use);

/**
 * Runs code.
 * @param source a script; the value of its last statement is the result
 * @param data the global variables by name; JSON
 * @param meter says how much time and memory is left
 * @param withGlobals whether to return the global variables too
 * @throws ScriptError if the code throws; RunEnd
 */
export const runCode = (
  source: string,
  data: Json,
  meter: Meter,
  withGlobals = false,
): Promise<Value> =>
  withSandboxed('JavaScript', EVALUATOR, meter, (call: (input: object) => Value) =>
    call({ source, data, withGlobals }),
  );
