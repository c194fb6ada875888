import { readSchema } from '../flowFile';
import { ScriptError } from '../javascript';
import { InvalidFlow, NotDocumented, StepFailure } from '../problems';
import type { Flow, Run } from '../rule';

const AJV_PAGE = 'steps/schema_validator';

/** Everything in a value that satisfies a test, at every depth. */
function within(value: unknown, pick: (key: string, inner: unknown) => string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...pick(key, inner),
    ...within(inner, pick),
  ]);
}

/** Tries the patterns of a schema on all strings in the sandbox first: a validator cannot be interrupted. @throws LimitReached */
async function tryPatterns(schema: object, data: unknown, flow: Flow): Promise<void> {
  const patterns = within(schema, (key, inner) => {
    if (key === 'pattern' && typeof inner === 'string') return [inner];
    return key === 'patternProperties' ? Object.keys(inner ?? {}) : [];
  });
  if (patterns.length === 0) return;
  const strings = within({ data }, (key, inner) =>
    typeof inner === 'string' ? [key, inner] : [key],
  );
  const sandbox = await flow.sandbox();
  const code =
    '$patterns.forEach((one) => $strings.forEach((text) => new RegExp(one, "u").test(text)))';
  try {
    sandbox.evaluate(code, { $patterns: patterns, $strings: strings });
  } catch (error) {
    if (error instanceof ScriptError)
      throw new InvalidFlow(`A pattern of the schema is wrong: ${error.message}`);
    throw error;
  }
}

/**
 * Validates data against a JSON Schema of draft-07.
 * @returns what is wrong, for people; empty if the data is valid
 * @throws NotDocumented if there is no data
 */
async function validate(
  schema: object,
  data: unknown,
  page: string,
  flow: Flow,
): Promise<string> {
  if (data === undefined)
    throw new NotDocumented('what the step does when the node that it validates is missing', page);
  await tryPatterns(schema, data, flow);
  const { Validator } = await flow.meter.loading(import('@cfworker/json-schema'));
  const { errors } = new Validator(schema, '7', false).validate(data);
  return errors
    .filter(({ keyword }) => keyword !== 'properties' && keyword !== 'items')
    .map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
    .join(' ');
}

/** @throws StepFailure if the data does not match, because "throw as error" is the default */
async function requireValid(
  schema: object,
  data: unknown,
  page: string,
  flow: Flow,
): Promise<void> {
  const wrong = await validate(schema, data, page, flow);
  if (!wrong) return;
  throw new StepFailure(
    `The data does not match the schema. ${wrong} (The text of the error that ACE throws is not documented.)`,
    page,
  );
}

const byName =
  (page: string, dataOf: (flow: Flow) => unknown): Run =>
  async ({ config: { defaultSchema } }, flow) => {
    if (typeof defaultSchema !== 'string' || defaultSchema === '')
      throw new NotDocumented('what the step validates without an API and a default schema', page);
    await requireValid(readSchema(flow.request, defaultSchema), dataOf(flow), page, flow);
  };

export const requestValidation: Run = byName('steps/request_validation', ({ doc }) => doc);

export const responseValidation: Run = byName('steps/response_validation', ({ doc }) => doc.result);

export const ajv: Run = async ({ config: { schema } }, flow) => {
  const content = typeof schema === 'string' ? (JSON.parse(schema) as object) : schema;
  if (typeof content !== 'object' || content === null)
    throw new NotDocumented('what the step does without a schema', AJV_PAGE);
  const wrong = await validate(content, flow.doc, AJV_PAGE, flow);
  if (wrong) {
    throw new NotDocumented(
      `whether throw as error is selected by default. The data does not match the schema. ${wrong}`,
      AJV_PAGE,
    );
  }
};
