import { suggestion } from '../suggestion';
import { readDataFile } from './dataFile';
import type { VersionIds } from './pageIds';

const FILE = 'src/content/goalPages.json';

/**
 * Requires that each page of a goal is a page of some version, and that each version has one for each goal.
 * @returns one line per problem: file, line, problem and remedy
 */
export function goalProblems(projectDir: string, versions: VersionIds): string[] {
  const file = readDataFile(projectDir, FILE);
  if (typeof file === 'string') return [file];
  if (!file) return [];
  const known = [...versions.values()].flat();
  return Object.entries(file.content as Record<string, string[]>).flatMap(([goal, pages]) => {
    const unknown = pages.filter((id) => !known.includes(id));
    const without = [...versions].filter(([, ids]) => !pages.some((id) => ids.includes(id)));
    return unknown.length > 0
      ? unknown.map((id) =>
          file.at([goal, id], `"${id}" is no page. ${suggestion(id, known, 'Remove it.')}`),
        )
      : without.map(([name]) =>
          file.at([goal], `No page of the goal "${goal}" is in ${name}. Add one of this version.`),
        );
  });
}
