import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentedTypes, flowSchema } from '../../../src/content/flow-schema/build';
import type { Schema } from '../../../src/content/flow-schema/build';
import { flowFaults } from '../../../src/content/flow-schema/validate';
import { partsOf, propertiesFileOf, propertiesOf } from '../../../src/content/steps/propertiesOf';
import { lastVersion, versionNames } from '../../../src/site/versions';

/** The schema at a path such as `config.maps[].targetPath`. */
function at(schema: Schema | undefined, path: string): Schema | undefined {
  return path.split('.').reduce<Schema | undefined>((found, part) => {
    const variants = [found, ...(found?.anyOf ?? [])];
    const key = part.replace('[]', '');
    const property = variants.map((one) => one?.properties?.[key]).find(Boolean);
    if (!part.endsWith('[]')) return property;
    return [property, ...(property?.anyOf ?? [])].map((one) => one?.items).find(Boolean);
  }, schema);
}

test('the schema has a stable address, and every recorded key of every step', () => {
  for (const version of versionNames) {
    const schema = flowSchema(version, '/');
    assert.equal(schema.$id, `/schemas/${version}/flow.schema.json`);
    for (const { slug, stepType } of documentedTypes(version)) {
      const file = propertiesFileOf(version, slug);
      assert.ok(file, slug);
      const ofStep = (schema.$defs as Record<string, Schema>)[stepType];
      const missing = partsOf(version, file)
        .flatMap((part) => propertiesOf(version, file, part))
        .filter(({ key, at: place }) => {
          const isWhole = place === 'step' || key?.startsWith('config.');
          return key !== undefined && !at(ofStep, isWhole ? key : `config.${key}`);
        });
      assert.deepEqual(missing, [], `${version} ${stepType}`);
    }
  }
});

// The messages about a flow of a page, and what is no mistake in one, are in lint/mistakes/samples.yml.
test('a flow file that breaks the format gets the line, also in JSON, and one that does not parse is left to the check', () => {
  const json = '{\n  "flow": {\n    "steps": [\n      { "stepType": "map" }\n    ]\n  }\n}';
  const [fault, ...others] = flowFaults(json, 'ace4');
  assert.deepEqual([fault?.line, others], [4, []]);
  assert.deepEqual(flowFaults('steps: [', 'ace5'), []);
});

test('versions with the same format of flows can be checked one after the other', () => {
  for (const version of [lastVersion, 'ace99']) {
    const [fault] = flowFaults('steps: 1', version);
    assert.match(fault?.message ?? '', /^steps: .*It must be array/, version);
  }
});
