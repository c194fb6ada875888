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
import { stepPagesOf } from '../../../src/content/steps/stepPages';
import { readProperties } from '../../../src/content/steps/propertiesOf';
import { openPages } from '../../../src/lint/page';
import { versionNames as versions } from '../../../src/site/versions';

/** The pages of each version by slug. */
const pages = new Map(
  versions.map((version) => {
    const all = openPages(process.cwd(), [`versioned_docs/version-${version}`]);
    return [version, new Map(all.map((page) => [page.slug, page]))];
  }),
);

test('the runner has the published versions, and a new one goes on with the flows of the one before', () => {
  for (const version of versions) assert.ok(dialectVersion(version), version);
  assert.deepEqual(['ace99', 'ace5', 'ace4'].map(dialectVersion), ['ace5', 'ace5', 'ace4']);
  for (const name of ['ace3', 'current', 'constructor'])
    assert.equal(dialectVersion(name), undefined, name);
});

test('each rule cites pages and headings that exist', () => {
  for (const version of versions) {
    for (const { subject, cites } of coverageOf(version)) {
      assert.ok(cites.length > 0, subject);
      for (const { page, heading } of cites) {
        const headings = pages.get(version)?.get(page)?.headings ?? [];
        const exists = headings.some(({ text }) => text === heading);
        assert.ok(exists, `${version} ${subject}: ${page} "${heading}"`);
      }
    }
  }
});

test('each version has the page that shows what the runner follows and refuses', () => {
  for (const version of versions) {
    const { headings, tree } = pages.get(version)?.get(coverageSection.page) ?? {};
    const anchors = headings?.map(({ anchor }) => anchor);
    assert.ok(anchors?.includes(coverageSection.anchor), version);
    const text = toString(tree);
    for (const { title, slug } of stepPagesOf(version))
      assert.ok(text.includes(title), `${version}: the table does not name ${slug}`);
  }
});

test('a step whose type is open is refused with its page, and has a rule otherwise', () => {
  for (const { slug, stepType } of stepPagesOf('ace5')) {
    const page = `steps/${slug}`;
    const isOpen = Object.values(undocumented).includes(page);
    if (stepType !== undefined) assert.equal(ruleFor(stepType, 'ace5').page, page);
    else assert.ok(isOpen, `packages/flow-runner/src/undocumented.json lacks ${page}`);
  }
});

test('the keys of each rule are those of the table on the page of its step', () => {
  for (const { stepType, page, keys, stepKeys = [] } of rules) {
    const records = Object.values(readProperties(page.replace('steps/', ''))).flat();
    const known = records.filter(({ key }) => key !== undefined && !COMMON_KEYS.includes(key));
    const keysAt = (place?: 'step') =>
      known.filter(({ at }) => at === place).map(({ key = '' }) => key.replace(/^config\./, ''));
    const [inConfig, atStep] = [keysAt(), keysAt('step')];
    // A key covers what is below it, and is covered by the keys of the items of its array.
    const covers = (one: string, key: string) =>
      one === key ||
      [`${one}.`, `${one}[`].some((start) => key.startsWith(start)) ||
      one.startsWith(`${key}[`);
    const unknown = inConfig.filter((key) => !keys.some((one) => covers(one, key)));
    assert.deepEqual(unknown, [], `${stepType}: keys of the table that the runner does not know`);
    const unlisted = keys.filter((key) => !inConfig.includes(key));
    unlisted.push(...stepKeys.filter((key) => !atStep.includes(key)));
    assert.deepEqual(unlisted, [], `${stepType}: keys that the table does not have`);
  }
});
