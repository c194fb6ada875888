import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mendText } from '../../src/lint/checks/text';
import { docsFolders, filesOf } from '../../src/lint/folders';

/**
 * Mends the pages of a project in place: line ends, byte order marks, tabs, and spaces at the ends of lines.
 * @param isWanted whether to mend a file, by its path below the project
 * @returns the paths of the changed files
 */
export function mendFiles(projectDir: string, isWanted: (path: string) => boolean): string[] {
  return docsFolders(projectDir)
    .flatMap((folder) => filesOf(join(projectDir, folder)).pages.map((page) => join(folder, page)))
    .filter(isWanted)
    .filter((path) => {
      const file = join(projectDir, path);
      const source = readFileSync(file, 'utf8');
      const mended = mendText(source);
      if (mended === source) return false;
      writeFileSync(file, mended);
      return true;
    });
}
