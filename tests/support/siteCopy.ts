import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
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
 * @param more further files and folders to copy
 * @returns the folder
 */
export function copyOfSite(more: readonly string[] = []): string {
  const dir = mkdtempSync(join(tmpdir(), 'ace-site-'));
  after(() => rmSync(dir, { recursive: true }));
  for (const name of [...SOURCES, ...more]) cpSync(name, join(dir, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
  return dir;
}

const read = <Content>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content;

/**
 * Removes all pages but some from a copy of the site, because a build of all pages takes most of a minute. Links to
 * the others are broken then.
 * @param ids the pages to keep beside those that a build needs, in each version that has them
 */
export function keepPages(dir: string, ids: readonly string[]): void {
  const tasks = Object.values(
    read<Record<string, string[]>>(join(dir, 'src/content/common-tasks.json')),
  ).flat();
  for (const version of read<string[]>(join(dir, 'versions.json'))) {
    const folder = join(dir, 'versioned_docs', `version-${version}`);
    // Each release page names its neighbours, and each version needs the pages of the readers' tasks.
    const releases = readdirSync(join(folder, 'releases'))
      .filter((name) => /^[^_].*\.mdx?$/.test(name))
      .map((name) => `releases/${name.replace(/\.mdx?$/, '')}`);
    const own = [...new Set([...ids, ...releases, ...tasks])].filter((id) =>
      existsSync(join(folder, `${id}.md`)),
    );
    const kept = join(dir, 'kept');
    const shared = ['releases/_release.md', 'releases/_empty.md'].filter((path) =>
      existsSync(join(folder, path)),
    );
    for (const path of [...own.map((id) => `${id}.md`), ...shared]) {
      mkdirSync(dirname(join(kept, path)), { recursive: true });
      cpSync(join(folder, path), join(kept, path));
    }
    rmSync(folder, { recursive: true });
    cpSync(kept, folder, { recursive: true });
    rmSync(kept, { recursive: true });
    const sidebars = join(dir, `versioned_sidebars/version-${version}-sidebars.json`);
    writeFileSync(sidebars, JSON.stringify({ docs: own }));
  }
  writeFileSync(join(dir, 'src/site/route-table.json'), JSON.stringify({ redirects: {} }));
}

/** Changes a file of a copy. Throws an AssertionError if the change does nothing. */
export function edit(path: string, change: (text: string) => string): void {
  const before = readFileSync(path, 'utf8');
  const text = change(before);
  assert.notEqual(text, before, `${path} was not changed`);
  writeFileSync(path, text);
}
