import { suggestion } from '../suggestion';
import { readDataFile } from './dataFile';
import type { VersionIds } from './pageIds';

const FILE = 'src/content/common-tasks.json';

/**
 * Requires that each page of a task is a page of some version, and that each version has one for each task.
 * @returns one line per problem: file, line, problem and remedy
 */
export function commonTaskProblems(projectDir: string, versions: VersionIds): string[] {
  const file = readDataFile(projectDir, FILE);
  if (typeof file === 'string') return [file];
  if (!file) return [];
  const known = [...versions.values()].flat();
  return Object.entries(file.content as Record<string, string[]>).flatMap(([task, pages]) => {
    const unknown = pages.filter((id) => !known.includes(id));
    const without = [...versions].filter(([, ids]) => !pages.some((id) => ids.includes(id)));
    return unknown.length > 0
      ? unknown.map((id) =>
          file.at([task, id], `"${id}" is no page. ${suggestion(id, known, 'Remove it.')}`),
        )
      : without.map(([name]) =>
          file.at([task], `No page of the task "${task}" is in ${name}. Add one of this version.`),
        );
  });
}
