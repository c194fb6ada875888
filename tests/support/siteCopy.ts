import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after } from 'node:test';

/** What a build reads. */
const SOURCES = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
  'versions.json',
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'src',
  'static',
];

/**
 * Copies the sources of the site to a temporary folder, which is removed after the tests.
 * @returns the folder
 */
export function copyOfSite(): string {
  const dir = mkdtempSync(join(tmpdir(), 'ace-site-'));
  after(() => rmSync(dir, { recursive: true }));
  for (const name of SOURCES) cpSync(name, join(dir, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
  return dir;
}

/** Changes a file of a copy. Throws an AssertionError if the change does nothing. */
export function edit(path: string, change: (text: string) => string): void {
  const before = readFileSync(path, 'utf8');
  const text = change(before);
  assert.notEqual(text, before, `${path} was not changed`);
  writeFileSync(path, text);
}
