import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core';
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

/** Takes the names of the input as global variables, and hands out what code returns. */
const HARNESS = `((input, parse, stringify, keys, define, P) => {
  const data = parse(input);
  for (const name of keys(data)) {
    define(globalThis, name, { value: data[name], writable: true, enumerable: true, configurable: true });
  }
  return (value, withGlobals) => {
    const globals = {};
    if (withGlobals) for (const name of keys(globalThis)) define(globals, name, { value: globalThis[name], enumerable: true });
    return stringify({
      type: value instanceof P ? 'promise' : typeof value,
      value,
      truthy: !!value,
      globals: withGlobals ? globals : undefined,
    });
  };
})`;
const ARGUMENTS = [
  'JSON.parse',
  'JSON.stringify',
  'Object.keys',
  'Object.defineProperty',
  'Promise',
];

const STACK = 256 * 1024;

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
 * Runs JavaScript in QuickJS, an engine of its own in WebAssembly: without network, files, or the objects of the page,
 * and with limits of time and memory. Each piece of code has a global scope of its own.
 */
export class Sandbox {
  private runtime: QuickJSRuntime | undefined;
  private deadline = 0;
  /** @param meter says how much time and memory is left */
  constructor(private readonly meter: Meter) {}

  /** Loads the engine. `evaluate` needs it. */
  async open(): Promise<void> {
    if (this.runtime) return;
    const runtime = (await this.meter.loading(loadEngine())).newRuntime();
    runtime.setMemoryLimit(this.meter.limits.memory);
    runtime.setMaxStackSize(STACK);
    runtime.setInterruptHandler(() => performance.now() > this.deadline);
    this.runtime = runtime;
  }

  /**
   * Runs code.
   * @param source a script; the value of its last statement is the result
   * @param globals the global variables by name; JSON
   * @param withGlobals whether to return the global variables too
   * @throws ScriptError if the code does; LimitReached
   */
  evaluate(source: string, globals: Json, withGlobals = false): Value {
    if (!this.runtime) throw new Error('the sandbox is not open');
    const time = Math.min(this.meter.limits.codeMs, this.meter.left);
    this.deadline = performance.now() + time;
    const context = this.runtime.newContext();
    const handles: QuickJSHandle[] = [];
    const keep = (handle: QuickJSHandle) => {
      handles.push(handle);
      return handle;
    };
    try {
      const run = (code: string) => keep(this.unwrap(context, context.evalCode(code), time));
      const input = keep(context.newString(JSON.stringify(globals)));
      const harness = run(HARNESS);
      const args = ARGUMENTS.map(run);
      const call = (fn: QuickJSHandle, ...list: QuickJSHandle[]) =>
        keep(this.unwrap(context, context.callFunction(fn, context.undefined, ...list), time));
      const report = call(harness, input, ...args);
      const value = run(source);
      const text = call(report, value, withGlobals ? context.true : context.false);
      return JSON.parse(context.getString(text)) as Value;
    } finally {
      for (const handle of handles) handle.dispose();
      context.dispose();
    }
  }

  /** The value of a result. @throws ScriptError, LimitReached */
  private unwrap(
    context: QuickJSContext,
    result: ReturnType<QuickJSContext['evalCode']>,
    time: number,
  ): QuickJSHandle {
    if (!result.error) return result.value;
    const { name, message } = context.dump(result.error) as { name?: string; message?: string };
    result.error.dispose();
    if (name === 'InternalError') {
      throw new LimitReached(
        message === 'interrupted'
          ? `JavaScript took longer than ${Math.round(time)} ms. Does it contain an endless loop?`
          : `JavaScript was stopped: ${message}.`,
      );
    }
    throw new ScriptError(`${name ?? 'Error'}: ${message ?? 'the code threw a value'}`);
  }

  /** Frees the memory. */
  close(): void {
    this.runtime?.dispose();
    this.runtime = undefined;
  }
}
