import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { partsOf, propertiesFileOf, propertiesOf } from '../../src/content/steps/propertiesOf';
import { documentedSteps } from '../../src/content/steps/stepProperties';
import { pageIds } from '../../src/site/routes';
import { addressOf, versionNames } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';
import { builtPage } from '../support/builtPage';

const plain = (markdown: string) => toString(unified().use(remarkParse).parse(markdown));
const isStepPage = (id: string) => id.startsWith('steps/') && id !== 'steps/steps_intro';

/** The names and the texts of the entries on a page. */
function entriesOf(version: string, id: string): { name: string; text: string }[] {
  const $ = builtPage(builds.site.dir, addressOf({ version, id }));
  return $('ul.reference > li')
    .toArray()
    .map((item) => ({
      name: $(item).children('a').first().text(),
      text: $(item).text().replace(/\s+/g, ' '),
    }));
}

for (const version of versionNames) {
  test(`each step page of ${version} shows the recorded properties with their meaning`, () => {
    const shown = new Set<string>();
    for (const id of pageIds(version).filter(isStepPage)) {
      const file = propertiesFileOf(version, id.replace('steps/', ''));
      assert.ok(file, id);
      shown.add(file);
      const entries = entriesOf(version, id);
      for (const part of partsOf(version, file)) {
        for (const { label, name = label ?? '', key, meaning = '' } of propertiesOf(
          version,
          file,
          part || undefined,
        )) {
          const entry = entries.find(
            (one) => one.name === plain(name) && one.text.includes(plain(meaning)),
          );
          assert.ok(entry, `${id}: ${name}`);
          if (key !== undefined) assert.ok(entry.text.includes(`key ${key}`), `${id}: ${key}`);
        }
      }
    }
    if (version === versionNames[0]) {
      const unused = documentedSteps().filter((file) => file !== 'common' && !shown.has(file));
      assert.deepEqual(unused, []);
    }
  });
}

test('the overview of the steps shows the common properties of its version', () => {
  for (const version of versionNames) {
    const names = entriesOf(version, 'steps/steps_intro').map(({ name }) => name);
    const recorded = propertiesOf(version, 'common').map(({ label, name = label }) => name);
    assert.deepEqual(names, recorded, version);
  }
});
