import deepmerge from 'deepmerge';
import { expand } from '../expressions';
import { fail, refuse, reject } from '../problems';
import { leadsThroughArray, read, remove, write } from '../paths';
import type { Json } from '../types';
import { type Flow, listOf, type Run } from '../rule';

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The value of a mapping. */
async function valueOf(map: Json, flow: Flow): Promise<unknown> {
  if (map.regex) refuse('whether Regex returns the whole match or its first group');
  if (map.sourcePartialPath) refuse('how Source partial path selects a node');
  if (!map.sourcePath) {
    if (map.value === undefined) reject('A mapping needs a "sourcePath" or a "value".');
    return expand(map.value, flow);
  }
  const value = read(flow.doc, map.sourcePath);
  if (value === undefined)
    refuse(
      `what the step does when no node exists at the source path ${JSON.stringify(map.sourcePath)}`,
    );
  return JSON.parse(JSON.stringify(value)) as unknown;
}

export const map: Run = async (step, flow) => {
  const maps = listOf(step, 'maps');
  const atStart: unknown[] = [];
  if (step.config.parallel) for (const one of maps) atStart.push(await valueOf(one, flow));
  for (const [index, one] of maps.entries()) {
    const value = await valueOf(one, flow);
    if (step.config.parallel && !sameJson(value, atStart[index]))
      refuse('which value a parallel mapping reads that another one writes');
    write(flow.doc, one.targetPath, value);
  }
};

export const lookup: Run = (step, flow) => {
  for (const one of listOf(step, 'maps')) {
    const { sourcePath, lookupKeyPath, lookupValuePath } = (one.lookup ?? {}) as Json;
    const key = read(flow.doc, one.searchByPathValue);
    const items = read(flow.doc, sourcePath);
    if (!Array.isArray(items)) refuse('what the step does if the source path has no array');
    const found = items.filter((item) => sameJson(read(item, lookupKeyPath), key));
    if (found.length !== 1) {
      const what = found.length === 0 ? 'no item matches' : 'several items match';
      refuse(`what the target path receives if ${what} (${JSON.stringify(key)})`);
    }
    write(flow.doc, one.targetPath, read(found[0], lookupValuePath));
  }
};

export const inputTransform: Run = ({ config: { key } }, flow) => {
  if (typeof key !== 'string' || key === '') reject('"key" must be the name of a node.');
  if (flow.hasRun) refuse('what the step moves if an earlier step has already run');
  const doc = {};
  write(doc, key, flow.doc);
  flow.doc = doc;
};

export const cleanObject: Run = (step, flow) => {
  for (const { removePath } of listOf(step, 'paths')) {
    if (leadsThroughArray(flow.doc, removePath))
      refuse('what a path that leads through an array removes');
    if (!remove(flow.doc, removePath))
      refuse(
        `whether a path that does not exist is skipped without an error (${JSON.stringify(removePath)})`,
      );
  }
};

export const deepMerge: Run = (step, flow) => {
  if (step.config.customMergeFunction)
    refuse('whether Custom merge function is an arrow function or the body of a function');
  const objects = listOf(step, 'objectPaths').map(({ objectPath }) => {
    const value = read(flow.doc, objectPath);
    if (value === undefined || value === null) fail('Cannot convert undefined or null to object');
    if (typeof value !== 'object') refuse('what the step does with a value that is no object');
    return value;
  });
  write(flow.doc, step.config.targetPath, deepmerge.all(objects));
};
