import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { coverageOf } from '../../src/flow/coverage';
import { versions } from '../../src/flow/files';
import { rules } from '../../src/flow/steps';
import { COMMON_KEYS } from '../../src/flow/steps/keys';
import { readProperties } from '../../src/content/steps/stepProperties';
import { readPages } from '../../src/lint/check-docs';
import { versionNames } from '../../src/site/versions';

const pagesOf = (version: string) =>
  new Map(
    readPages(process.cwd(), [join('versioned_docs', `version-${version}`)]).pages.map((page) => [
      page.slug,
      page,
    ]),
  );

test('the runner has the published versions', () => {
  assert.deepEqual(versions, versionNames);
});

test('each rule cites pages and headings that exist', () => {
  const missing = versions.flatMap((version) => {
    const pages = pagesOf(version);
    return coverageOf(version).flatMap(({ stepType, cites }) => {
      assert.ok(cites.length > 0, stepType);
      return cites
        .filter(
          ({ page, heading }) => !pages.get(page)?.headings.some(({ text }) => text === heading),
        )
        .map(({ page, heading }) => `${version} ${stepType}: ${page} "${heading}"`);
    });
  });
  assert.deepEqual(missing, []);
});

test('the keys of each rule are those of the table on the page of its step', () => {
  for (const { stepType, page, keys, stepKeys = [] } of rules) {
    const { properties, parts } = readProperties(page.replace('steps/', ''));
    const records = [...properties, ...Object.values(parts).flat()];
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
