import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { iconClass } from '../../../src/content/steps/iconClass';
import {
  iconOfGroup,
  iconOfStep,
  iconPaths,
  stepPositions,
} from '../../../src/content/steps/icons';
import { pageIds } from '../../../src/site/routes';
import { versionNames } from '../../../src/site/versions';
import { sprite, SPRITE } from '../../../tools/images/stepIcons';

test('the sprite is what "npm run images" writes', () => {
  assert.equal(readFileSync(SPRITE, 'utf8'), sprite());
});

test('each icon is a different one, and belongs to a group or to the page of a step', () => {
  assert.equal(new Set(iconPaths).size, iconPaths.length);
  assert.ok(iconOfGroup('Data transformation') > 0);
  const steps = versionNames.flatMap((version) => pageIds(version));
  for (const slug of stepPositions.keys()) assert.ok(steps.includes(`steps/${slug}`), slug);
});

test('a step without an icon has that of its group, and a renamed step that of its counterpart', () => {
  assert.equal(iconOfStep('steps/new', 'Logic'), iconOfGroup('Logic'));
  assert.equal(iconOfStep('steps/new', 'New'), 0);
  assert.equal(iconOfStep('steps/stop', 'Logic'), iconOfStep('steps/return', 'Logic'));
  assert.notEqual(iconOfStep('steps/code_ivm', 'Utility'), iconOfStep('steps/js_code', 'Utility'));
});

test('the icon of a group in a sidebar is that of the group', () => {
  for (const version of versionNames) {
    const sidebar = readFileSync(`versioned_sidebars/version-${version}-sidebars.json`, 'utf8');
    const named = [...sidebar.matchAll(/"label": "([^"]+)",\s*"className": "menu-icon ([^"]+)"/g)];
    assert.ok(named.length > 0);
    for (const [, label = '', classes] of named)
      assert.equal(classes, iconClass(iconOfGroup(label)), label);
  }
});
