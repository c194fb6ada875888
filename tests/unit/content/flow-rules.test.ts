import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  COMMON_KEYS,
  coverageOf,
  dialectVersion,
  ruleFor,
  rules,
  undocumented,
} from '@ace-docs/flow-runner';
import { toString } from 'mdast-util-to-string';
import { coverageSection } from '../../../src/content/examples/files';
import { flowVersions } from '../../../src/content/examples/version';
import { stepPagesOf } from '../../../src/content/steps/stepPages';
import { readProperties } from '../../../src/content/steps/propertiesOf';
import { versionNames } from '../../../src/site/versions';
import { sourcePages } from '../../support/sourcePages';

const versions = flowVersions();

/** The pages of each version by slug. */
const pages = new Map(
  versions.map((version) => [
    version,
    new Map(sourcePages(version).map((page) => [page.slug, page])),
  ]),
);

test('the runner has the published versions, and a new one goes on with the flows of the one before', () => {
  assert.deepEqual(versions, versionNames);
  assert.deepEqual(
    ['ace99', 'ace5', 'ace4', 'ace3', 'current', 'constructor'].map(dialectVersion),
    ['ace5', 'ace5', 'ace4', undefined, undefined, undefined],
  );
});

test('each rule cites pages and headings that exist', () => {
  const missing = versions.flatMap((version) => {
    return coverageOf(version).flatMap(({ subject, cites }) => {
      assert.ok(cites.length > 0, subject);
      return cites
        .filter(
          ({ page, heading }) =>
            !pages
              .get(version)
              ?.get(page)
              ?.headings.some(({ text }) => text === heading),
        )
        .map(({ page, heading }) => `${version} ${subject}: ${page} "${heading}"`);
    });
  });
  assert.deepEqual(missing, []);
});

test('each version has the page that shows what the runner follows and refuses', () => {
  for (const version of versions) {
    const page = pages.get(version)?.get(coverageSection.page);
    assert.ok(
      page?.headings.some(({ anchor }) => anchor === coverageSection.anchor),
      version,
    );
    const text = toString(page?.tree);
    const steps = stepPagesOf(version);
    assert.deepEqual(
      steps.filter(({ title }) => !text.includes(title)).map(({ slug }) => slug),
      [],
      `${version}: step pages that the table does not name`,
    );
  }
});

test('a step whose type is open is refused with its page, and has a rule otherwise', () => {
  for (const { slug, stepType } of stepPagesOf('ace5')) {
    const page = `steps/${slug}`;
    if (stepType !== undefined) assert.equal(ruleFor(stepType, 'ace5').page, page);
    else
      assert.ok(
        Object.values(undocumented).includes(page),
        `packages/flow-runner/src/registry.ts lacks ${page}`,
      );
  }
});

test('the keys of each rule are those of the table on the page of its step', () => {
  for (const { stepType, page, keys, stepKeys = [] } of rules) {
    const records = Object.values(readProperties(page.replace('steps/', ''))).flat();
    const known = records.filter(({ key }) => key !== undefined && !COMMON_KEYS.includes(key));
    const inConfig = known.filter(({ at }) => at !== 'step').map(({ key = '' }) => key);
    const atStep = known.filter(({ at }) => at === 'step').map(({ key = '' }) => key);
    // A key covers what is below it, and is covered by the keys of the items of its array.
    const covers = (one: string, key: string) =>
      one === key ||
      [`${one}.`, `${one}[`].some((start) => key.startsWith(start)) ||
      one.startsWith(`${key}[`);
    assert.deepEqual(
      inConfig.filter((key) => !keys.some((one) => covers(one, key))),
      [],
      `${stepType}: keys of the table that the runner does not know`,
    );
    assert.deepEqual(
      keys.filter((key) => !inConfig.includes(key)),
      [],
      `${stepType}: keys that the table does not have`,
    );
    assert.deepEqual(
      stepKeys.filter((key) => !atStep.includes(key)),
      [],
    );
  }
});
