import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { historyPath, readHistoryFile } from '.';
import { historyProblems, hasNoChanges, type ReleaseHistory, releaseSlug } from './model';

/** Finds the release pages that import the text of the other kind of releases: those with and without changes. */
function wrongTexts(projectDir: string, version: string, history: ReleaseHistory): string[] {
  return history.releases.flatMap((release) => {
    const page = `versioned_docs/version-${version}/releases/${releaseSlug(release)}.md`;
    const path = join(projectDir, page);
    const text = hasNoChanges(history, release) ? './_empty.md' : './_release.md';
    if (!existsSync(path) || readFileSync(path, 'utf8').includes(`from '${text}'`)) return [];
    const state = hasNoChanges(history, release) ? 'no recorded change' : 'recorded changes';
    return [`${page}:1: ${release} has ${state}: import ${text}`];
  });
}

/**
 * Checks the recorded changes of every version, and that the pages of the releases fit them.
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
    const problems = historyProblems(history, pageIds(version)).map(({ id, problem }) => {
      const line = lines.findIndex((text) => text.includes(`"id": "${id}"`)) + 1;
      return `${path}:${line}: ${problem}`;
    });
    return [...problems, ...wrongTexts(projectDir, version, history)];
  });
}
