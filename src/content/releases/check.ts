import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { historyPath, readHistoryFile } from '.';
import { type DataFile, parseData } from '../dataFile';
import type { Change, ReleaseHistory } from './model';
import schema from './releases.schema.json';

/** Whether the change that another one is a part of exists in the same release, and is not itself a part. */
const isWhole = ({ changes }: ReleaseHistory, { of, version }: Change) =>
  changes.some((whole) => whole.id === of && whole.version === version && !whole.of);

/** What the schema cannot say: what a change has in common with others, with the releases and with the pages. */
function historyProblems(
  { content: history, problems, place }: DataFile<ReleaseHistory>,
  pageIds: readonly string[],
): string[] {
  if (!history) return problems;
  const ids = new Set<string>();
  return (['changes', 'announced'] as const).flatMap((list) =>
    history[list].flatMap((change, at) => {
      const { id, version, exact, of, page } = change;
      const report = (key: string, problem: string) =>
        `${place([list, at, key])}: "${id}" ${problem}`;
      const found: string[] = [];
      if (ids.has(id)) found.push(report('id', 'is the id of two changes: give each its own'));
      ids.add(id);
      if (list === 'changes' && !history.releases.includes(version))
        found.push(
          report('version', `names the release ${version}, which is not on the list of releases`),
        );
      if (exact && !exact.startsWith(`${version}.`))
        found.push(report('exact', `names the patch ${exact}, which is not one of ${version}`));
      if (of && !isWhole(history, change))
        found.push(
          report('of', `is a part of "${of}", which is not a whole change of ${version}: name one`),
        );
      if (!pageIds.includes(page))
        found.push(
          report('page', `names the page ${page}, which does not exist: write it, or name another`),
        );
      return found;
    }),
  );
}

/**
 * Checks the recorded changes of every version.
 * @param pageIds the document ids of each version
 * @returns one line per problem: file, line, problem and remedy
 * @throws Error with the path if the file of a version is missing
 */
export function checkReleases(
  projectDir: string,
  pageIds: ReadonlyMap<string, readonly string[]>,
): string[] {
  const versions = JSON.parse(readFileSync(join(projectDir, 'versions.json'), 'utf8')) as string[];
  return versions.flatMap((version) => {
    const source = readHistoryFile(projectDir, version);
    return historyProblems(
      parseData(source, historyPath(version), schema),
      pageIds.get(version) ?? [],
    );
  });
}
