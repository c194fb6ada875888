import { readSchema } from '../files';
import { NotDocumented, StepFailure } from '../problems';
import { write } from '../paths';
import type { FlowRun } from '../engine';
import type { Rule } from './rule';

const AJV_PAGE = 'steps/schema_validator';

/**
 * Validates data against a JSON Schema of draft-07.
 * @returns what is wrong, for people; empty if the data is valid
 */
async function validate(schema: object, data: unknown): Promise<string> {
  const { Validator } = await import('@cfworker/json-schema');
  const { errors } = new Validator(schema, '7', false).validate(data);
  return errors
    .filter(({ keyword }) => keyword !== 'properties' && keyword !== 'items')
    .map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
    .join(' ');
}

/** @throws StepFailure if the data does not match, because "throw as error" is the default */
async function requireValid(schema: object, data: unknown, page: string): Promise<void> {
  const wrong = await validate(schema, data);
  if (!wrong) return;
  throw new StepFailure(
    `The data does not match the schema. ${wrong} (The text of the error that ACE throws is not documented.)`,
    page,
  );
}

const byName =
  (page: string, dataOf: (flow: FlowRun) => unknown): Rule['run'] =>
  async ({ config: { defaultSchema } }, flow) => {
    if (!defaultSchema)
      throw new NotDocumented('what the step validates without an API and a default schema', page);
    await requireValid(
      readSchema(flow.request, String(defaultSchema as string)),
      dataOf(flow),
      page,
    );
  };

export const requestValidation: Rule = {
  stepType: 'request-validation',
  page: 'steps/request_validation',
  runs: 'Validates the document against the default schema; invalid data fails the flow.',
  refuses: ['The other fields of the form, whose keys are not documented.'],
  cites: [{ page: 'steps/request_validation', heading: 'Configuration' }],
  keys: ['defaultSchema'],
  run: byName('steps/request_validation', ({ doc }) => doc),
};

export const responseValidation: Rule = {
  stepType: 'resp-validation',
  page: 'steps/response_validation',
  runs: 'Validates the node `result` against the default schema; an invalid result fails the flow.',
  refuses: ['The other fields of the form, whose keys are not documented.'],
  cites: [{ page: 'steps/response_validation', heading: 'Configuration' }],
  keys: ['defaultSchema'],
  run: byName('steps/response_validation', ({ doc }) => doc.result),
};

export const ajv: Rule = {
  stepType: 'ajv',
  page: AJV_PAGE,
  runs: 'Validates the document against an inline schema.',
  refuses: [
    'Invalid data, because it is open whether throw as error is the default.',
    'Data path, JSON schema, and throw as error, whose keys are not documented.',
  ],
  cites: [
    { page: AJV_PAGE, heading: 'Throw or store' },
    { page: AJV_PAGE, heading: 'Example' },
  ],
  keys: ['schema', 'targetPath'],
  async run({ config: { schema, targetPath } }, flow) {
    const content = typeof schema === 'string' ? (JSON.parse(schema) as object) : schema;
    if (typeof content !== 'object' || content === null)
      throw new NotDocumented('what the step does without a schema', AJV_PAGE);
    const wrong = await validate(content, flow.doc);
    if (wrong) {
      throw new NotDocumented(
        `whether throw as error is selected by default. The data does not match the schema. ${wrong}`,
        AJV_PAGE,
      );
    }
    if (targetPath) write(flow.doc, targetPath, []);
  },
};
