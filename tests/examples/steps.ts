import { createContext, runInContext, runInNewContext } from 'node:vm';
import Ajv from 'ajv';
import deepmerge from 'deepmerge';
import jsonata from 'jsonata';
import { get, omit, set, unset } from 'lodash';
import moment from 'moment';

export type Json = Record<string, unknown>;
export type Step = {
  name?: string;
  stepType: string;
  condition?: string;
  config: Json;
  cases?: { condition: string; steps: Step[] }[];
  defaultCase?: Step[];
};
/** A run of a flow: the document, the errors so far, and whether a step ended it. */
export type Run = {
  doc: Json;
  errors: Json[];
  ended: boolean;
  flow: string;
  /** The schemas of the page by name. */
  schemas: ReadonlyMap<string, object>;
  /** What the service of the example responds to each call. */
  response?: unknown;
  /** Runs another flow of the page, and returns the document that it ends with. */
  call: (flow: string, doc: Json) => Promise<Json>;
};

const WHOLE = /^(?:@(ivm|jsonata|eval))?\{\{([\s\S]*)\}\}$/;
const PART = /\{\{([\s\S]*?)\}\}/g;

function javascript(source: string, doc: Json): unknown {
  return runInNewContext(source, { ...doc, $env: {}, $headers: {} });
}

/** Evaluates the expressions of a field: a single one keeps its type, one inside text becomes text. */
export async function expand(value: unknown, doc: Json): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => expand(item, doc)));
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(async ([key, item]) => [
      key,
      await expand(item, doc),
    ]);
    return Object.fromEntries(await Promise.all(entries));
  }
  if (typeof value !== 'string') return value;
  const [, evaluator, expression = ''] = WHOLE.exec(value) ?? [];
  if (evaluator === 'jsonata') return jsonata(expression).evaluate(doc);
  if (expression && !expression.includes('}}')) return javascript(`(${expression})`, doc);
  return value.replace(PART, (_, part: string) => String(javascript(`(${part})`, doc)));
}

type Runner = (step: Step, run: Run, runSteps: (steps: Step[]) => Promise<void>) => unknown;

function write(doc: Json, path: string, value: unknown, append: unknown): void {
  const present = get(doc, path);
  set(
    doc,
    path,
    append ? [...(Array.isArray(present) ? (present as unknown[]) : []), value] : value,
  );
}

const isValid = (schema: object | undefined, data: unknown) =>
  schema !== undefined && new Ajv({ allErrors: true, strict: false }).validate(schema, data);

/** Validates data against the default schema of a step, which the page shows. */
function validateByName({ config }: Step, { schemas }: Run, data: unknown): void {
  if (!isValid(schemas.get(String(config.defaultSchema)), data))
    throw new Error('the shape of validation errors is not public');
}

const listOf = (step: Step, key: string) => (step.config[key] ?? []) as Json[];

/** Implements each step type as its page describes it; only behaviour that uses public libraries. */
export const runners: Record<string, Runner> = {
  async jsonata(step, { doc }) {
    for (const map of listOf(step, 'maps')) {
      const source = map.sourcePath ? get(doc, map.sourcePath as string) : doc;
      const value: unknown = await jsonata(String(map.jsonata)).evaluate(source);
      if (value === undefined || (value === null && !map.setNullSource)) continue;
      // JSONata marks its sequences; as JSON they are plain arrays.
      write(doc, String(map.targetPath), JSON.parse(JSON.stringify(value)), map.append);
    }
  },
  'clean-object': (step, { doc }) => {
    for (const { removePath } of listOf(step, 'paths')) unset(doc, String(removePath));
  },
  'input-transform': (step, run) => {
    run.doc = { [String(step.config.key)]: run.doc };
  },
  'deep-merge': (step, { doc }) => {
    const objects = listOf(step, 'objectPaths').map(
      ({ objectPath }) => get(doc, String(objectPath)) as object,
    );
    set(doc, String(step.config.targetPath), deepmerge.all(objects));
  },
  async map(step, { doc }) {
    for (const map of listOf(step, 'maps')) {
      if (map.regex || map.sourcePartialPath)
        throw new Error('regex and partial paths are not public');
      const value = map.sourcePath
        ? get(doc, map.sourcePath as string)
        : await expand(map.value, doc);
      if (map.delete) unset(doc, map.sourcePath as string);
      write(doc, String(map.targetPath), value, map.append);
    }
  },
  lookup: (step, { doc }) => {
    for (const map of listOf(step, 'maps')) {
      const { sourcePath, lookupKeyPath, lookupValuePath } = map.lookup as Record<string, string>;
      const key = get(doc, String(map.searchByPathValue));
      const item = (get(doc, sourcePath ?? '') as Json[]).find(
        (candidate) => get(candidate, lookupKeyPath ?? '') === key,
      );
      if (item) set(doc, String(map.targetPath), get(item, lookupValuePath ?? ''));
    }
  },
  date: (step, { doc }) => {
    for (const map of listOf(step, 'maps')) {
      const { action, amount, amountType } = (map.manipulate ?? {}) as Record<string, string>;
      const date = moment.utc(String(get(doc, map.sourcePath as string)));
      const unit = amountType as moment.unitOfTime.DurationConstructor;
      if (action === 'startOf') date.startOf(unit);
      if (action === 'add') date.add(Number(amount), unit);
      if (action === 'subtract') date.subtract(Number(amount), unit);
      write(doc, String(map.targetPath), date.format(String(map.format)), map.append);
    }
  },
  async transform(step, { doc }) {
    const { model, defaults = {} } = JSON.parse(String(step.config.mapper)) as Record<string, Json>;
    const path = String(step.config.targetPath);
    const transformOne = async (item: unknown) => {
      const out: Json = {};
      for (const [name, expression] of [
        ...Object.entries(defaults),
        ...Object.entries(model ?? {}),
      ]) {
        const value: unknown = await jsonata(String(expression)).evaluate(item);
        if (value !== undefined) out[name] = value;
      }
      return out;
    };
    const data: unknown = get(doc, path);
    const result = Array.isArray(data)
      ? await Promise.all(data.map(transformOne))
      : await transformOne(data);
    set(doc, path, result);
  },
  'code-ivm': async (step, { doc }) => {
    const source = `(async () => {${String(step.config.codeBlock)}\n})()`;
    set(doc, String(step.config.targetPath), await javascript(source, structuredClone(doc)));
  },
  code: (step, { doc }) => {
    const context = createContext({ ...structuredClone(doc), $env: {}, $headers: {} });
    const value: unknown = runInContext(String(step.config.codeBlock), context);
    // Variables of the global scope go back to the document.
    Object.assign(doc, omit(context, '$env', '$headers'));
    set(doc, String(step.config.targetPath), value);
  },
  async condition(step, { doc }, runSteps) {
    for (const { condition, steps } of step.cases ?? []) {
      if (await expand(condition, doc)) return runSteps(steps);
    }
    return runSteps(step.defaultCase ?? []);
  },
  async switch(step, { doc }, runSteps) {
    const wanted = await expand(step.config.switchExpression, doc);
    for (const { condition, steps } of step.cases ?? []) {
      if ((await expand(condition, doc)) === wanted) return runSteps(steps);
    }
    return runSteps(step.defaultCase ?? []);
  },
  stop: (step, run) => {
    const path = step.config.returnResult;
    if (path) run.doc = get(run.doc, path as string) as Json;
    run.ended = true;
  },
  async throw(step, run) {
    const message = String(await expand(step.config.error, run.doc));
    const more = (await expand(step.config.additionalProperties ?? {}, run.doc)) as Json;
    run.errors.push({ error: `Error in flow '${run.flow}' : ${message}`, ...more });
    run.ended = true;
  },
  async response(step, { doc }) {
    const { body, statusCode, headers } = step.config;
    if (body !== undefined) doc.result = await expand(body, doc);
    if (statusCode !== undefined) doc.responseStatusCode = await expand(statusCode, doc);
    if (headers !== undefined) doc.responseHeaders = await expand(headers, doc);
  },
  log: () => {},
  ajv: (step, run) => {
    const { dataPath, schema, throwAsError, targetPath } = step.config as Record<string, string>;
    const content = typeof schema === 'string' ? (JSON.parse(schema) as object) : schema;
    const valid = isValid(content, dataPath ? get(run.doc, dataPath) : run.doc);
    if (!valid || throwAsError) throw new Error('the shape of validation errors is not public');
    if (targetPath) set(run.doc, targetPath, []);
  },
  'rest-new': ({ config }, { doc, response }) => {
    set(doc, String(config.targetPath), structuredClone(response));
  },
  async retry({ config }, { doc, call }) {
    for (let retries = 0; retries <= Number(config.maxRetries); retries += 1) {
      const flow = String(config.flowId).replace(/\.yaml$/, '');
      set(doc, String(config.targetPath), await call(flow, structuredClone(doc)));
      if (await expand(config.successCondition, doc)) return;
    }
    throw new Error('what the step does at its limits is not public');
  },
  'request-validation': (step, run) => validateByName(step, run, run.doc),
  'resp-validation': (step, run) => validateByName(step, run, run.doc.result),
};
