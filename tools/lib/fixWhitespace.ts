import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixText } from '../../src/lint/checks/file';
import { docsFolders, filesOf } from '../../src/lint/folders';

/**
 * Fixes the pages of a project in place: line ends, byte order marks, tabs, and spaces at the ends of lines.
 * @param isWanted whether to fix a file, by its path below the project
 * @returns the paths of the changed files
 */
export function fixWhitespace(projectDir: string, isWanted: (path: string) => boolean): string[] {
  return docsFolders(projectDir)
    .flatMap((folder) => filesOf(join(projectDir, folder)).pages.map((page) => `${folder}/${page}`))
    .filter(isWanted)
    .filter((path) => {
      const file = join(projectDir, path);
      const source = readFileSync(file, 'utf8');
      const fixed = fixText(source);
      if (fixed === source) return false;
      writeFileSync(file, fixed);
      return true;
    });
}
