import schema from '../../content/common-tasks.schema.json';
import { readDataFile } from '../../content/dataFile';
import { suggestion } from '../suggestion';
import type { VersionIds } from '../../content/pages/files';

/**
 * Requires that each page of a task is a page of some version, and that each version has one for each task.
 * @returns one line per problem: file, line, problem and remedy
 */
export function commonTaskProblems(projectDir: string, versions: VersionIds): string[] {
  const path = 'src/content/common-tasks.json';
  const { content, problems, place } = readDataFile<Record<string, string[]>>(
    projectDir,
    path,
    schema,
  );
  if (!content) return problems;
  const known = [...versions.values()].flat();
  return Object.entries(content).flatMap(([task, pages]) => {
    const unknown = [...pages.entries()].filter(([, id]) => !known.includes(id));
    const without = [...versions].filter(([, ids]) => !pages.some((id) => ids.includes(id)));
    return unknown.length > 0
      ? unknown.map(
          ([at, id]) =>
            `${place([task, at])}: "${id}" is no page. ${suggestion(id, known, 'Remove it.')}`,
        )
      : without.map(
          ([name]) =>
            `${place([task])}: No page of the task "${task}" is in ${name}. Add one of this version.`,
        );
  });
}
