import { suggestion } from '../suggestion';
import { readDataFile } from './dataFile';
import type { VersionIds } from './pageIds';

const FILE = 'src/content/versions/counterparts.json';

type Topic = {
  pages: Record<string, string>;
  leadsTo?: string[];
  changed?: Record<string, unknown>;
};

/**
 * Requires that the counterparts are pages.
 * @returns one line per problem: file, line, problem and remedy
 */
export function counterpartProblems(projectDir: string, versions: VersionIds): string[] {
  const file = readDataFile(projectDir, FILE);
  if (typeof file === 'string') return [file];
  if (!file) return [];
  return (file.content as Topic[]).flatMap(({ pages, leadsTo = [], changed = {} }) => [
    ...Object.entries(pages).flatMap(([version, id]) => {
      const known = versions.get(version);
      if (known?.includes(id)) return [];
      return known
        ? file.at(
            [id],
            `The counterpart "${id}" is no page of ${version}. ${suggestion(id, known, 'Remove it.')}`,
          )
        : file.at(
            [version],
            `There is no version "${version}". ${suggestion(version, [...versions.keys()])}`,
          );
    }),
    ...[...leadsTo, ...Object.keys(changed)]
      .filter((version) => !Object.hasOwn(pages, version))
      .map((version) =>
        file.at(
          [Object.values(pages)[0] ?? version, version],
          `The topic has no page in "${version}". ${suggestion(version, Object.keys(pages))}`,
        ),
      ),
  ]);
}
