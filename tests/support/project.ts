import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const all = mkdtempSync(join(tmpdir(), 'ace-docs-'));
// A hook of the test runner would remove it between two files: their tests run in one process.
process.on('exit', () => rmSync(all, { recursive: true }));

/**
 * Creates a temporary folder, which is removed when the process ends.
 * @param files content by path below the folder
 */
export function folderWith(files: Record<string, string>): string {
  const dir = mkdtempSync(join(all, 'test-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), content);
  }
  return dir;
}

/** Creates a small project of Markdown files, as `folderWith`; versions.json and the tag list are added. */
export const project = (files: Record<string, string>): string =>
  folderWith({
    'versions.json': '["ace5", "ace4"]',
    'versioned_docs/tags.yml': 'steps: { label: Steps }\nlogic: { label: Logic }\n',
    ...files,
  });

/** Puts a folder under Git with one commit, on the branch main. Returns a function to run further commands. */
export function repository(dir: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: dir,
    });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'All');
  return git;
}
