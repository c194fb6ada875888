import { isObject } from '../flowFile';
import { evaluateJsonata } from '../jsonata';
import { fail, refuse, reject } from '../problems';
import { read, write } from '../paths';
import type { Json } from '../types';
import { type Flow, jsonIn, listOf, type Run } from '../rule';

export const jsonata: Run = async (step, flow) => {
  for (const map of listOf(step, 'maps')) {
    if (!map.targetPath) fail("Jsonata Step: missing 'config.targetPath' property");
    if (typeof map.jsonata !== 'string') reject('"jsonata" must be a string with an expression.');
    if (Object.keys((map.mergeArrayItems as Json | undefined) ?? {}).length > 0)
      refuse('in which order Merge Array Items returns the items');
    const source = map.sourcePath ? read(flow.doc, map.sourcePath) : flow.doc;
    if (source === undefined) refuse('what an expression reads if its source path has no node');
    const value = await evaluateJsonata(map.jsonata, source, flow);
    if (value === undefined || (value === null && !map.setNullSource)) continue;
    write(flow.doc, map.targetPath, value, map.append);
  }
};

/** The expressions of a mapper, a JSON object in a string, by the key that each gives. @throws RunEnd */
function expressionsOf(mapper: unknown): Json {
  const parts = jsonIn(String(mapper), '"mapper" must be a JSON object');
  const { model = {}, defaults = {} } = parts as Record<string, Json>;
  const both = Object.keys(model).find((name) => Object.hasOwn(defaults, name));
  if (both) refuse(`which part of the mapper has precedence for "${both}", which is in both`);
  return { ...model, ...defaults };
}

async function transformed(item: unknown, expressions: Json, flow: Flow): Promise<Json> {
  if (!isObject(item)) refuse('what the step does when the target path leads to no object');
  const out: [string, unknown][] = [];
  for (const [name, source] of Object.entries(expressions)) {
    const value = await evaluateJsonata(String(source), item, flow);
    if (value !== undefined) out.push([name, value]);
  }
  return Object.fromEntries(out);
}

export const transform: Run = async ({ config: { mapper, targetPath } }, flow) => {
  const expressions = expressionsOf(mapper);
  const data = read(flow.doc, targetPath);
  const items: Json[] = [];
  for (const item of [data].flat()) items.push(await transformed(item, expressions, flow));
  write(flow.doc, targetPath, Array.isArray(data) ? items : items[0]);
};
