import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { historyProblems, type ReleaseHistory } from './model';

/**
 * Checks the recorded changes of every version.
 * @param routes addresses of all pages
 * @returns one line per fault: file, line, what is wrong and what to do
 */
export function checkReleases(projectDir: string, routes: readonly string[]): string[] {
  const versions = JSON.parse(readFileSync(join(projectDir, 'versions.json'), 'utf8')) as string[];
  return versions.flatMap((version) => {
    const path = `src/content/releases/${version}.json`;
    const source = readFileSync(join(projectDir, path), 'utf8');
    const lines = source.split('\n');
    return historyProblems(JSON.parse(source) as ReleaseHistory, routes).map(({ id, problem }) => {
      const line = lines.findIndex((text) => text.includes(`"id": "${id}"`)) + 1;
      return `${path}:${line}: ${problem}`;
    });
  });
}
