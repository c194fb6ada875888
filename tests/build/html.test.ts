import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builds } from '../../tools/lib/builds';
import { htmlMistakes } from '../../tools/lib/html';

// One file of each kind; "npm run audit:html" validates all of them.
const kinds = [
  'index.html',
  '404.html',
  'search/index.html',
  'docs/index.html',
  'docs/tags/index.html',
  'docs/steps/jwt/index.html',
  'docs/intro/configuration/index.html',
  'docs/releases/overview/index.html',
  'docs/ace4/flow_builder/overview/index.html',
  'docs/ace5/steps/jwt/index.html',
];

test('one built file of each kind is valid HTML', async () => {
  assert.deepEqual(await htmlMistakes(builds.site.dir, kinds), []);
});
