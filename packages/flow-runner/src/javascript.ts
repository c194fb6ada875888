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
    const { limits, left } = this.meter;
    const time = Math.min(limits.codeMs, left);
    const deadline = performance.now() + time;
    const texts = [JSON.stringify(globals), source].map((text) => JSON.stringify(text));
    try {
      const result = this.module.evalCode(`(${HARNESS})(${texts.join()}, ${withGlobals})`, {
        shouldInterrupt: () => performance.now() > deadline,
        memoryLimitBytes: limits.memory,
        maxStackSizeBytes: STACK,
      });
      return JSON.parse(String(result)) as Value;
    } catch (error) {
      const { name, message } = (error ?? {}) as { name?: string; message?: string };
      if (name === 'InternalError') {
        throw new LimitReached(
          message === 'interrupted'
            ? `JavaScript took longer than ${Math.round(time)} ms. Does it contain an endless loop?`
            : `JavaScript was stopped: ${message}.`,
        );
      }
      throw new ScriptError(`${name ?? 'Error'}: ${message ?? 'the code threw a value'}`);
    }
  }
}
