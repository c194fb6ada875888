import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { docsFolders } from '../../src/site/pageFiles';
import { git } from './clone';

const PROPERTIES = /^src\/content\/steps\/properties\/(.+)\.yaml$/;

/**
 * The files of a project that differ from the branch main, committed or not, and those that Git does not know yet. On
 * main itself, what is not committed. The page of changed properties of a step counts as changed.
 * @throws Error with the remedy if the folder is not in a Git repository
 */
export function changedFiles(dir: string): string[] {
  const inDir = (...args: string[]) => git('-C', dir, ...args);
  const list = (...args: string[]) =>
    inDir(...args, '-z')
      .split('\0')
      .filter(Boolean);
  try {
    inDir('rev-parse', 'HEAD');
  } catch {
    throw new Error('Git does not know this folder. Run "npm run check -- --all" instead.');
  }
  const [base = 'HEAD'] = ['origin/main', 'main'].flatMap((branch) => {
    try {
      return inDir('merge-base', 'HEAD', branch);
    } catch {
      // A shallow clone, or a repository without the branch.
      return [];
    }
  });
  const paths = new Set([
    ...list('diff', '--name-only', '--relative', base),
    ...list('ls-files', '--others', '--exclude-standard'),
  ]);
  const steps = [...paths].flatMap((path) => {
    const [, step] = PROPERTIES.exec(path) ?? [];
    return step ? docsFolders(dir).map((folder) => `${folder}/steps/${step}.md`) : [];
  });
  return [...new Set([...paths, ...steps])].filter((path) => existsSync(join(dir, path))).sort();
}
