import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { iconClass } from '../../../src/content/steps/iconClass';
import { iconOfGroup } from '../../../src/content/steps/icons';
import { versionNames } from '../../../src/site/versions';
import { sprite, SPRITE } from '../../../tools/images';

test('the sprite is what "npm run images" writes', () => {
  assert.equal(readFileSync(SPRITE, 'utf8'), sprite());
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
