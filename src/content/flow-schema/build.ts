import { dialectVersion } from '@ace-docs/flow-runner';
import { addressOf, labelOf } from '../../site/versions';
import { partsOf, propertiesFileOf, propertiesOf, type Property } from '../steps/propertiesOf';
import { type StepPage, stepPagesOf } from '../steps/stepPages';
import flowFiles from './flow-files.json';
import { objectSchema, type Schema } from './properties';

/** Path of the schema of a version on the site, below the base URL. */
export const schemaPath = (version: string): string => `schemas/${version}/flow.schema.json`;

/** The file with the properties of every step. */
const COMMON = 'common';

/** All properties of a step, of its list and of its parts; `propertiesOf` says which keys are below `config`. */
function allProperties(version: string, file: string): Property[] {
  return partsOf(version, file).flatMap((part) => propertiesOf(version, file, part || undefined));
}

/** The path of a property from the step. */
const keyOf = ({ key, at }: Property) =>
  key === undefined || at === 'step' || key.startsWith('config.') ? key : `config.${key}`;

type DocumentedStep = StepPage & { stepType: string };

/** The steps of a version whose type is documented. */
export const documentedTypes = (version: string): DocumentedStep[] =>
  stepPagesOf(version).filter((page): page is DocumentedStep => page.stepType !== undefined);

/** The schema of the steps of one type. */
function stepSchema(version: string, { slug, title }: DocumentedStep, site: string): Schema {
  const file = propertiesFileOf(version, slug);
  const properties = file === undefined ? [] : allProperties(version, file);
  const page = site + addressOf({ version, id: `steps/${slug}` }).slice(1);
  return { ...objectSchema(properties, keyOf), title, description: `${title}: ${page}` };
}

/**
 * The format of the flow files of a version as JSON Schema, from the recorded properties of the steps. It requires what
 * the documentation requires and allows what it does not know: unknown keys, step types of virtual steps, and an
 * expression in place of any value.
 * @param site URL of the site, with the base URL
 */
export function flowSchema(version: string, site: string): Schema {
  const dialect = dialectVersion(version);
  if (!dialect) throw new Error(`The format of flows in ${version} is not known.`);
  const { description, page, ...file } = flowFiles[dialect];
  const steps = documentedTypes(version);
  const common = objectSchema(allProperties(version, COMMON), (property) =>
    property.at === 'step' ? property.key : undefined,
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${site}${schemaPath(version)}`,
    title: `Flow file of ${labelOf(version)}`,
    description: `${description} ${site}${addressOf({ version, id: page }).slice(1)}`,
    type: 'object',
    ...file,
    $defs: {
      expression: { type: 'string', pattern: '^(@[a-z]+)?\\{\\{' },
      steps: {
        type: 'array',
        description: 'The steps in their order.',
        items: { $ref: '#/$defs/step' },
      },
      step: {
        ...common,
        properties: {
          ...common.properties,
          stepType: {
            ...common.properties?.stepType,
            // Any other string is the type of a virtual step, or of a step whose type is not documented.
            anyOf: [
              ...steps.map(({ stepType, title }) => ({ const: stepType, description: title })),
              { type: 'string' },
            ],
          },
        },
        // JSON Schema does not allow an empty list.
        ...(steps.length > 0 && {
          allOf: steps.map(({ stepType }) => ({
            if: { properties: { stepType: { const: stepType } }, required: ['stepType'] },
            then: { $ref: `#/$defs/${stepType}` },
          })),
        }),
      },
      ...Object.fromEntries(steps.map((step) => [step.stepType, stepSchema(version, step, site)])),
    },
  };
}
