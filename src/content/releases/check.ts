import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { historyPath, readHistoryFile } from '.';
import { historyProblems, type ReleaseHistory } from './model';

/**
 * Checks the recorded changes of every version.
 * @param pageIds returns the document ids of a version
 * @returns one line per problem: file, line, problem and remedy
 * @throws Error with the path if the file of a version is missing
 */
export function checkReleases(
  projectDir: string,
  pageIds: (version: string) => readonly string[],
): string[] {
  const versions = JSON.parse(readFileSync(join(projectDir, 'versions.json'), 'utf8')) as string[];
  return versions.flatMap((version) => {
    const path = historyPath(version);
    const source = readHistoryFile(projectDir, version);
    const lines = source.split('\n');
    const history = JSON.parse(source) as ReleaseHistory;
    return historyProblems(history, pageIds(version)).map(({ id, problem }) => {
      const line = lines.findIndex((text) => text.includes(`"id": "${id}"`)) + 1;
      return `${path}:${line}: ${problem}`;
    });
  });
}
