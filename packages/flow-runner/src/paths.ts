import { refuse, reject } from './problems';
import type { Json } from './types';

const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);
/** Above this, a path such as `a[999999999]` would create an array that fills the memory. */
const MAX_INDEX = 10_000;
/** A part of a path: a name, an index in brackets, or any name in brackets and quotes. */
const PART = /(?:^|\.)([^.[\]]+)|\[(?:([^"'[\]]+)|"([^"]*)"|'([^']*)')\]/gy;
const isIndex = (name: string) => /^(?:0|[1-9]\d*)$/.test(name);

/** The names in a path such as `order.lines[0]["unit price"]`. @throws RunEnd if one could reach objects outside the document */
function namesOf(path: unknown): string[] {
  if (typeof path !== 'string' || path === '')
    reject(`A path must be a string such as "order.lines", not ${String(path)}.`);
  const parts = [...path.matchAll(PART)];
  const end = parts.reduce((sum, [part]) => sum + part.length, 0);
  if (end < path.length) reject(`The path "${path}" cannot be read from character ${end + 1} on.`);
  const names = parts.map(([, ...forms]) => forms.find((name) => name !== undefined) ?? '');
  const unsafe = names.find((name) => UNSAFE.has(name));
  if (unsafe)
    reject(
      `The path "${path}" contains "${unsafe}", which could change objects outside the document. Use another name.`,
    );
  const index = names.find((name) => isIndex(name) && Number(name) > MAX_INDEX);
  if (index) reject(`The path "${path}" contains the index ${index}, which is too large.`);
  return names;
}

// Own properties only: lodash's `get` and `set` also reach those of prototypes, such as `toString`.
const child = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, name)
    ? (node as Json)[name]
    : undefined;
const nodeAt = (doc: unknown, names: readonly string[]): unknown => names.reduce(child, doc);

/** The node at a path, for example `order.lines[0].sku`; undefined if there is none. */
export const read = (doc: unknown, path: unknown): unknown => nodeAt(doc, namesOf(path));

/**
 * Writes a node, and creates the objects and arrays above it.
 * @param append whether to add the value to the end of the array at the path
 */
export function write(doc: Json, path: unknown, value: unknown, append?: unknown): void {
  const names = namesOf(path);
  const present = nodeAt(doc, names);
  if (append && present !== undefined && !Array.isArray(present))
    refuse(`what happens when a value is added to "${String(path)}", which is not an array`);
  let node: Json = doc;
  names.slice(0, -1).forEach((name, at) => {
    const next = child(node, name);
    const created = isIndex(names[at + 1] ?? '') ? [] : {};
    node[name] = typeof next === 'object' && next !== null ? next : created;
    node = node[name] as Json;
  });
  node[names.at(-1) ?? ''] = append
    ? [...((present as unknown[] | undefined) ?? []), value]
    : value;
}

/** Removes a node. @returns false if there is none */
export function remove(doc: Json, path: unknown): boolean {
  const names = namesOf(path);
  if (nodeAt(doc, names) === undefined) return false;
  const parent = nodeAt(doc, names.slice(0, -1));
  return Reflect.deleteProperty(parent as object, names.at(-1) ?? '');
}

/** True if a path leads through an array without saying which item. */
export function leadsThroughArray(doc: Json, path: unknown): boolean {
  const names = namesOf(path);
  return names.some(
    (name, at) => at > 0 && !isIndex(name) && Array.isArray(nodeAt(doc, names.slice(0, at))),
  );
}
