import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const ejected = ['NavbarItem/DocsVersionDropdownNavbarItem.tsx'];

/** The code of an ejected file without its head and without what is marked as ours. */
const upstreamPart = (source: string) =>
  source
    .replace(/[ \t]*\/\/ ours[\s\S]*?\/\/ end of ours\n/g, '')
    .replace(/^(?:\/\/.*\n|\/\*\*[\s\S]*?\*\/\n|\s*\n)+/, '');

for (const path of ejected) {
  test(`the ejected ${path} differs from the installed theme only where it says so`, () => {
    const theirs = readFileSync(`node_modules/@docusaurus/theme-classic/src/theme/${path}`, 'utf8');
    const ours = readFileSync(`src/theme/${path}`, 'utf8');
    assert.match(ours, /\/\/ ours/);
    assert.equal(upstreamPart(ours), upstreamPart(theirs));
  });
}
