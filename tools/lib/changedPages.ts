import { execFileSync } from 'node:child_process';
import { counterpartOf } from '../../src/content/versions/counterpartTable';
import { pageOfFile } from '../../src/markdown/front-matter';
import { addressOf, type PageKey, versionNames } from '../../src/site/versions';

/** A page that a branch adds, changes, moves or deletes. */
export type ChangedPage = {
  /** Path of its file in the project. */
  path: string;
  change: 'added' | 'changed' | 'moved' | 'deleted';
  /** Address, without the base URL. */
  address: string;
  /** Words of the file before and after. */
  words: { before: number; after: number };
  /** Paths of the pages on the same topic in other versions that the branch does not touch. */
  untouched: string[];
};

const CHANGES: Readonly<Record<string, ChangedPage['change']>> = {
  A: 'added',
  D: 'deleted',
  R: 'moved',
};

/** The files of the pages on the same topic in the other versions. */
function counterpartFiles({ version, id }: PageKey): string[] {
  const others = versionNames.filter((name) => name !== version);
  return others.flatMap((name) => {
    const there = counterpartOf(version, id, name);
    return there ? [`versioned_docs/version-${name}/${there}.md`] : [];
  });
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/**
 * Lists the pages that differ from the commit where the branch began. The next version is not published, so its pages
 * are not listed.
 * @param base the branch that the change will be merged into
 * @param cwd folder of the repository
 * @throws Error of Git, if there is no such branch
 */
export function changedPages(base: string, cwd = process.cwd()): ChangedPage[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const start = git('merge-base', base, 'HEAD').trim();
  const fields = git('diff', '--name-status', '-z', '-M', start, 'HEAD', '--', 'versioned_docs')
    .split('\0')
    .filter(Boolean);
  const files: { status: string; from: string; path: string }[] = [];
  while (fields.length > 0) {
    const [status = ''] = fields.splice(0, 1);
    // Git names two paths of a file that was moved.
    const [from = '', path = from] = fields.splice(0, status.startsWith('R') ? 2 : 1);
    files.push({ status: status.charAt(0), from, path });
  }
  const touched = new Set(files.flatMap(({ from, path }) => [from, path]));
  return files.flatMap(({ status, from, path }) => {
    const page = pageOfFile(`/${path}`);
    // The name of a part of pages begins with an underscore.
    if (!page || /(?:^|\/)_/.test(page.id)) return [];
    return {
      path,
      change: CHANGES[status] ?? 'changed',
      address: addressOf(page),
      words: {
        before: status === 'A' ? 0 : wordsOf(git('show', `${start}:${from}`)),
        after: status === 'D' ? 0 : wordsOf(git('show', `HEAD:${path}`)),
      },
      untouched: counterpartFiles(page).filter((file) => !touched.has(file)),
    };
  });
}
