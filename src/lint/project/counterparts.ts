import { readDataFile } from '../../content/dataFile';
import type { Counterparts } from '../../content/versions/counterpartTable';
import schema from '../../content/versions/counterparts.schema.json';
import { suggestion } from '../suggestion';
import type { VersionIds } from '../../content/pages/files';

/**
 * Requires that the counterparts are pages.
 * @returns one line per problem: file, line, problem and remedy
 */
export function counterpartProblems(projectDir: string, versions: VersionIds): string[] {
  const path = 'src/content/versions/counterparts.json';
  const { content, problems, place } = readDataFile<Counterparts[]>(projectDir, path, schema);
  if (!content) return problems;
  return content.flatMap(({ pages, leadsTo = [], changed = {} }, topic) => {
    const unknown = Object.entries(pages).flatMap(([version, id]) => {
      const known = versions.get(version) ?? [];
      return known.includes(id)
        ? []
        : `${place([topic, 'pages', version])}: The counterpart "${id}" is no page of ${version}. ${suggestion(id, known, 'Remove it.')}`;
    });
    const named = [
      ...leadsTo.map((version, at) => ({ version, path: [topic, 'leadsTo', at] })),
      ...Object.keys(changed).map((version) => ({ version, path: [topic, 'changed', version] })),
    ];
    const without = named.filter(({ version }) => !Object.hasOwn(pages, version));
    return [
      ...unknown,
      ...without.map(
        ({ version, path: at }) =>
          `${place(at)}: The topic has no page in "${version}". ${suggestion(version, Object.keys(pages))}`,
      ),
    ];
  });
}
