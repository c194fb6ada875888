import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * Copies the files of the project that Git knows or could know to a temporary folder; node_modules are linked.
 * @param more further files and folders to copy
 * @returns the folder, which the caller removes
 */
export function copyOfProject(more: readonly string[] = []): string {
  const dir = mkdtempSync(join(tmpdir(), 'ace-copy-'));
  const files = execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = files.split('\0').filter((path) => path !== '' && existsSync(path));
  for (const path of [...paths, ...more]) cpSync(path, join(dir, path), { recursive: true });
  for (const path of ['node_modules', 'bench/node_modules'].filter(existsSync)) {
    symlinkSync(resolve(path), join(dir, path));
  }
  return dir;
}

/** By path, what an edit makes of a file: from its text, '' for a new file, the new content; undefined removes it. */
export type Edits = Readonly<Record<string, (text: string) => string | Buffer | undefined>>;

const write = (path: string, content: string | Buffer | undefined) => {
  if (content === undefined) {
    rmSync(path, { force: true });
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
};

/**
 * Makes edits in a copy, does something, and undoes the edits.
 * @throws Error if an edit changes nothing: a test of what it breaks would prove nothing
 */
export async function withEdits<Result>(
  dir: string,
  edits: Edits,
  act: () => Result | Promise<Result>,
): Promise<Result> {
  const undo: (() => void)[] = [];
  try {
    for (const [name, edit] of Object.entries(edits)) {
      const path = join(dir, name);
      const before = existsSync(path) ? readFileSync(path) : undefined;
      const after = edit(before?.toString() ?? '');
      if (after === before?.toString()) throw new Error(`${name} has nothing to break.`);
      undo.push(() => write(path, before));
      write(path, after);
    }
    return await act();
  } finally {
    for (const step of undo) step();
  }
}
