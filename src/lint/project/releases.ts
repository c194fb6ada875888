import { type DataFile, parseData } from '../../content/dataFile';
import type { VersionIds } from '../../site/pageFiles';
import { historyPath, readHistoryFile } from '../../content/releases';
import type { Change, ReleaseHistory } from '../../content/releases/model';
import schema from '../../content/releases/releases.schema.json';

/** Whether the change that another one is a part of exists in the same release, and is not itself a part. */
const isWhole = ({ changes }: ReleaseHistory, { of, version }: Change) =>
  changes.some((whole) => whole.id === of && whole.version === version && !whole.of);

/** What the schema cannot say: what a change has in common with others, with the releases and with the pages. */
function historyProblems(
  { content: history, problems, place }: DataFile<ReleaseHistory>,
  pageIds: readonly string[],
): string[] {
  if (!history) return problems;
  const known = new Set<string>();
  return (['changes', 'announced'] as const).flatMap((list) =>
    history[list].flatMap((change, at) => {
      const { id, version, exact, of, page } = change;
      const mistakes = {
        id: known.has(id) && 'is the id of two changes: give each its own',
        version:
          list === 'changes' &&
          !history.releases.includes(version) &&
          `names the release ${version}, which is not on the list of releases`,
        exact:
          exact?.startsWith(`${version}.`) === false &&
          `names the patch ${exact}, which is not one of ${version}`,
        of:
          of !== undefined &&
          !isWhole(history, change) &&
          `is a part of "${of}", which is not a whole change of ${version}: name one`,
        page:
          !pageIds.includes(page) &&
          `names the page ${page}, which does not exist: write it, or name another`,
      };
      known.add(id);
      return Object.entries(mistakes).flatMap(([key, problem]) =>
        problem ? `${place([list, at, key])}: "${id}" ${problem}` : [],
      );
    }),
  );
}

/**
 * Checks the recorded changes of every version.
 * @throws Error with the path if the file of a version is missing
 */
export const checkReleases = (projectDir: string, versions: VersionIds): string[] =>
  [...versions].flatMap(([version, pageIds]) => {
    const source = readHistoryFile(projectDir, version);
    return historyProblems(parseData(source, historyPath(version), schema), pageIds);
  });
