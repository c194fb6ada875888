import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import type { Meter } from './limits';
import { LimitReached } from './problems';
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

/** Takes the names of the input as global variables, evaluates a script, and hands out its value. */
const HARNESS = `(input, source, withGlobals) => {
  const { parse, stringify } = JSON;
  const { keys, defineProperty: define } = Object;
  const P = Promise;
  const data = parse(input);
  for (const name of keys(data)) {
    define(globalThis, name, { value: data[name], writable: true, enumerable: true, configurable: true });
  }
  const value = (0, eval)(source);
  const globals = {};
  if (withGlobals) for (const name of keys(globalThis)) define(globals, name, { value: globalThis[name], enumerable: true });
  return stringify({
    type: value instanceof P ? 'promise' : typeof value,
    value,
    truthy: !!value,
    globals: withGlobals ? globals : undefined,
  });
}`;

/** Finds the matches of a regular expression from a position on: at most as many as asked for, and null after the last. */
const MATCHER = `(input) => {
  const { source, flags, from, text, count } = JSON.parse(input);
  const regex = new RegExp(source, flags);
  const found = [];
  for (let at = from; found.length < count; at = regex.lastIndex) {
    regex.lastIndex = at;
    const match = regex.exec(text);
    found.push({ from: at, match, index: match ? match.index : 0, next: regex.lastIndex });
    if (!match || regex.lastIndex === at) break;
  }
  return JSON.stringify(found);
}`;

/** A regular expression, and where it searches. */
export type Search = {
  source: string;
  flags: string;
  from: number;
  text: string;
  /** Matches to find at most. */
  count: number;
};

/** What a search finds from a position on. */
export type Found = {
  from: number;
  /** The text that matches and its groups; null without a match. */
  match: (string | null)[] | null;
  index: number;
  /** Where the next search begins. */
  next: number;
};

/** Regular expressions in a sandbox. */
export type Patterns = {
  /** @throws ScriptError if the pattern is wrong; LimitReached */
  find: (search: Search) => Found[];
  /** Frees its memory. */
  close: () => void;
};

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
/** The engine, loaded when the first flow with JavaScript runs. */
let engine: ReturnType<typeof load> | undefined;

/** Loads the engine. @throws what `import` throws, so that a later call can try again */
async function loadEngine() {
  engine ??= load();
  try {
    return await engine;
  } catch (error) {
    engine = undefined;
    throw error;
  }
}

/**
 * Runs JavaScript in QuickJS, an engine in WebAssembly: without network, files, or the objects of the page, and with
 * limits of time and memory. No code sees what another one left.
 */
export class Sandbox {
  private constructor(
    private readonly module: QuickJSWASMModule,
    private readonly meter: Meter,
  ) {}

  /** Loads the engine. @param meter says how much time and memory is left */
  static async open(meter: Meter): Promise<Sandbox> {
    return new Sandbox(await meter.loading(loadEngine()), meter);
  }

  /**
   * Runs code.
   * @param source a script; the value of its last statement is the result
   * @param globals the global variables by name; JSON
   * @param withGlobals whether to return the global variables too
   * @throws ScriptError if the code does; LimitReached
   */
  evaluate(source: string, globals: Json, withGlobals = false): Value {
    const texts = [JSON.stringify(globals), source].map((text) => JSON.stringify(text));
    const limit = this.limit('JavaScript');
    try {
      const result = this.module.evalCode(`(${HARNESS})(${texts.join()}, ${withGlobals})`, {
        shouldInterrupt: limit.isReached,
        memoryLimitBytes: this.meter.limits.memory,
        maxStackSizeBytes: STACK,
      });
      return JSON.parse(String(result)) as Value;
    } catch (error) {
      throw limit.cause(error);
    }
  }

  /** Runs regular expressions, which the engine of the page cannot interrupt. One context has all of an evaluation. */
  patterns(): Patterns {
    const context = this.module.newContext();
    const { runtime } = context;
    runtime.setMemoryLimit(this.meter.limits.memory);
    runtime.setMaxStackSize(STACK);
    const matcher = context.unwrapResult(context.evalCode(MATCHER));
    const find: Patterns['find'] = (search) => {
      this.meter.checkTime();
      const limit = this.limit('A regular expression');
      runtime.setInterruptHandler(limit.isReached);
      // As JSON, because a string of the sandbox ends at its first U+0000.
      const input = context.newString(JSON.stringify(search));
      try {
        const found = context.unwrapResult(context.callFunction(matcher, context.undefined, input));
        return JSON.parse(found.consume((text) => context.getString(text))) as Found[];
      } catch (error) {
        throw limit.cause(error);
      } finally {
        input.dispose();
      }
    };
    const close = () => {
      matcher.dispose();
      context.dispose();
    };
    return { find, close };
  }

  /** The limit of time of one piece of code that starts now, and what its error means. */
  private limit(what: keyof typeof remedies) {
    const { codeMs, ms } = this.meter.limits;
    const { left } = this.meter;
    const deadline = performance.now() + Math.min(codeMs, left);
    return {
      isReached: () => performance.now() > deadline,
      cause: (error: unknown): LimitReached | ScriptError => {
        const { name, message } = (error ?? {}) as { name?: string; message?: string };
        if (name !== 'InternalError')
          return new ScriptError(`${name ?? 'Error'}: ${message ?? 'the code threw a value'}`);
        if (message !== 'interrupted') return new LimitReached(`${what} was stopped: ${message}.`);
        return left < codeMs
          ? new LimitReached(`The run took longer than ${ms} ms.`)
          : new LimitReached(`${what} took longer than ${codeMs} ms. ${remedies[what]}`);
      },
    };
  }
}
