import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { inlineScript } from '../../src/upstream/announcement-bar/inlineScript';

const storage = { type: 'localStorage', namespace: '-a1b' } as const;

/** The content of the storage after the script has run. */
function storedAfter(id: string, items: Record<string, string>): Record<string, string> {
  const stored = { ...items };
  runInNewContext(inlineScript(storage, id), {
    localStorage: {
      getItem: (name: string) => stored[name] ?? null,
      removeItem: (name: string) => delete stored[name],
    },
  });
  return stored;
}

const closed = {
  'docusaurus.announcement.id-a1b': 'first',
  'docusaurus.announcement.dismiss-a1b': 'true',
};

test('a closed announcement stays closed', () => {
  assert.deepEqual(storedAfter('first', closed), closed);
});

test('a new announcement resets the closed state of the previous one', () => {
  assert.deepEqual(storedAfter('second', closed), { 'docusaurus.announcement.id-a1b': 'first' });
});

test('blocked storage and an id with markup are handled safely', () => {
  runInNewContext(inlineScript(storage, 'first'), {});
  assert.ok(!inlineScript(storage, '</script>').includes('</script>'));
});
