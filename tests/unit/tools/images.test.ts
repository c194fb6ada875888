import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';

/** Width and height from the header of a PNG. */
function sizeOf(png: Buffer): [number, number] {
  assert.equal(png.toString('latin1', 1, 4), 'PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('the generated images have the sizes that browsers and social media expect', () => {
  assert.deepEqual(sizeOf(readFileSync('static/img/apple-touch-icon.png')), [180, 180]);
  assert.deepEqual(sizeOf(readFileSync('static/img/social-card.png')), [1200, 630]);
  assert.ok(
    statSync('static/img/social-card.png').size < 100_000,
    'some networks skip large cards',
  );
});
