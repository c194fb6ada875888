import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readDataFile } from '../../content/dataFile';
import { PATH } from '../checks/file';
import { addressId, idsIn, pathOf } from '../../content/pages/files';

const TABLE = 'src/site/route-table.json';
const FOLDER = 'docs';
/** Under this name, redirects wait for the publication of the next version. */
const NAME = 'next';

/**
 * Requires that the next version has each page of the current one, or a redirect for it: the address must not be lost
 * when the next version is published.
 * @param current the folder of the current version, below the project
 * @returns one line per problem: file, line, problem and remedy
 */
export function nextVersionProblems(projectDir: string, current: string | undefined): string[] {
  if (current === undefined || !existsSync(join(projectDir, FOLDER))) return [];
  const { content } = readDataFile<{ redirects?: Record<string, object> }>(projectDir, TABLE);
  const next = new Set([
    ...idsIn(projectDir, FOLDER).map(addressId),
    ...Object.keys(content?.redirects?.[NAME] ?? {}),
  ]);
  // Another path than that of a page is reported there.
  return idsIn(projectDir, current)
    .filter((id) => PATH.test(id) && !next.has(addressId(id)))
    .map(
      (id) =>
        `${pathOf(current, id)}:1: The next version, ${FOLDER}/, has no such page. Run "npm run docs:carry", with "-- main" if the page is committed, or add "${id}" to "redirects", "${NAME}" in ${TABLE}.`,
    );
}
