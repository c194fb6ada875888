import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';

/**
 * Creates a small project of Markdown files in a temporary folder, which is removed after the test.
 * @param files content by path below the project; versions.json and the tag list are added
 * @returns the folder
 */
export function project(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'ace-docs-'));
  after(() => rmSync(dir, { recursive: true }));
  const all = {
    'versions.json': '["ace5", "ace4"]',
    'versioned_docs/tags.yml': 'steps: { label: Steps }\nlogic: { label: Logic }\n',
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), content);
  }
  return dir;
}
