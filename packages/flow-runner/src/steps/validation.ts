import type { OutputUnit, Schema, Validator } from '@cfworker/json-schema';
import draft7 from '../draft-07.json';
import { readSchema } from '../flowFile';
import { fail, refuse, reject } from '../problems';
import { type Flow, jsonIn, type Run } from '../rule';
import { withPatterns, ScriptError } from '../sandbox';

const DRAFT_7 = draft7 as Schema;

/** Every key of a value with what it has, at every depth. */
const entriesIn = (value: unknown): [key: string, inner: unknown][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap((entry) => [entry, ...entriesIn(entry[1])]);

/** Tries the patterns of a schema on all strings in the sandbox first: a validator cannot be interrupted. @throws RunEnd */
async function tryPatterns(schema: unknown, data: unknown, flow: Flow): Promise<void> {
  const sources = entriesIn(schema).flatMap(([key, inner]) => {
    if (key === 'pattern' && typeof inner === 'string') return [inner];
    return key === 'patternProperties' ? Object.keys(inner ?? {}) : [];
  });
  if (sources.length === 0) return;
  const texts = entriesIn({ data })
    .flat()
    .filter((text) => typeof text === 'string');
  await withPatterns(flow.meter, (find) => {
    for (const source of sources) {
      for (const text of texts) find({ source, flags: 'u', from: 0, text });
    }
  }).catch((error: unknown) => {
    if (error instanceof ScriptError) reject(`A pattern of the schema is wrong: ${error.message}`);
    throw error;
  });
}

/** Keywords whose error says only that there is one inside. */
const OUTER = ['properties', 'items'];
/** The same of the schema of schemas. */
const OUTER_OF_SCHEMA = [...OUTER, '$ref', 'additionalProperties', 'allOf', 'anyOf'];

/** What is wrong, for people; empty if nothing is. */
const textOf = (errors: readonly OutputUnit[], outer: readonly string[]): string =>
  errors
    .filter(({ keyword }) => !outer.includes(keyword))
    .map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
    .join(' ');

/** The validator of a schema of draft-07. @throws RunEnd if the schema is not valid itself, as Ajv refuses it */
async function validatorOf(schema: Schema | boolean, flow: Flow): Promise<Validator> {
  const library = await flow.meter.loading(import('@cfworker/json-schema'));
  const { errors } = new library.Validator(DRAFT_7, '7', false).validate(schema);
  if (errors.length > 0)
    reject(
      `The schema is not one of draft-07. ${textOf(errors, OUTER_OF_SCHEMA)} Correct the schema.`,
    );
  try {
    const validator = new library.Validator(schema, '7', false);
    validator.addSchema(DRAFT_7);
    const known = library.dereference(DRAFT_7, library.dereference(schema));
    for (const inner of Object.values(known)) {
      const target = typeof inner === 'object' ? inner.__absolute_ref__ : undefined;
      if (target !== undefined && known[target] === undefined)
        throw new Error(`there is no ${JSON.stringify((inner as { $ref?: string }).$ref)} in it`);
    }
    return validator;
  } catch (error) {
    reject(
      `The references of the schema are wrong: ${(error as Error).message}. Correct its "$ref" and "$id".`,
    );
  }
}

/**
 * Validates data against a JSON Schema of draft-07.
 * @returns what is wrong, for people; empty if the data is valid
 * @throws RunEnd
 */
async function validate(schema: Schema | boolean, data: unknown, flow: Flow): Promise<string> {
  if (data === undefined) refuse('what the step does when the node that it validates is missing');
  const validator = await validatorOf(schema, flow);
  await tryPatterns(schema, data, flow);
  return textOf(validator.validate(data).errors, OUTER);
}

/** Validates by a schema of the files. A mismatch is an error, because "throw as error" is the default. */
const byName =
  (dataOf: (flow: Flow) => unknown): Run =>
  async ({ config: { defaultSchema } }, flow) => {
    if (typeof defaultSchema !== 'string' || defaultSchema === '')
      refuse('what the step validates without an API and a default schema');
    const wrong = await validate(readSchema(flow.request, defaultSchema), dataOf(flow), flow);
    if (wrong)
      fail(
        `The data does not match the schema. ${wrong} (The text of the error that ACE throws is not documented.)`,
      );
  };

export const requestValidation = byName(({ doc }) => doc);

export const responseValidation = byName(({ doc }) => doc.result);

export const ajv: Run = async ({ config: { schema } }, flow) => {
  if (schema === undefined || schema === null || schema === '')
    refuse('what the step does without a schema');
  const read =
    typeof schema === 'string' ? jsonIn(schema, '"schema" must be a JSON Schema') : schema;
  const wrong = await validate(read as Schema | boolean, flow.doc, flow);
  if (wrong)
    refuse(
      `whether throw as error is selected by default. The data does not match the schema. ${wrong}`,
    );
};
