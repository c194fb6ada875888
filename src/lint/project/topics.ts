import commonTasks from '../../content/common-tasks.schema.json';
import { readDataFile } from '../../content/dataFile';
import type { VersionIds } from '../../site/pageFiles';
import type { Path } from '../../content/schema';
import type { Counterparts } from '../../content/versions/counterpartTable';
import counterparts from '../../content/versions/counterparts.schema.json';
import { suggestion } from '../../content/suggestion';

/** Requires that each page of a task is a page of some version, and that each version has one for each task. */
export function commonTaskProblems(projectDir: string, versions: VersionIds): string[] {
  const path = 'src/content/common-tasks.json';
  const file = readDataFile<Record<string, string[]>>(projectDir, path, commonTasks);
  const known = [...versions.values()].flat();
  const found = Object.entries(file.content ?? {}).flatMap(([task, pages]) => {
    const unknown = [...pages.entries()].filter(([, id]) => !known.includes(id));
    if (unknown.length > 0)
      return unknown.map(
        ([at, id]) =>
          `${file.place([task, at])}: "${id}" is no page. ${suggestion(id, known, 'Remove it.')}`,
      );
    return [...versions]
      .filter(([, ids]) => !pages.some((id) => ids.includes(id)))
      .map(
        ([name]) =>
          `${file.place([task])}: No page of the task "${task}" is in ${name}. Add one of this version.`,
      );
  });
  return [...file.problems, ...found];
}

/** Requires that the counterparts are pages. */
export function counterpartProblems(projectDir: string, versions: VersionIds): string[] {
  const path = 'src/content/versions/counterparts.json';
  const file = readDataFile<Counterparts[]>(projectDir, path, counterparts);
  const found = (file.content ?? []).flatMap(({ pages, leadsTo = [], changed = {} }, topic) => {
    const unknown = Object.entries(pages).flatMap(([version, id]) => {
      const known = versions.get(version) ?? [];
      return known.includes(id)
        ? []
        : `${file.place([topic, 'pages', version])}: The counterpart "${id}" is no page of ${version}. ${suggestion(id, known, 'Remove it.')}`;
    });
    const lacking = (version: string, ...place: Path) =>
      Object.hasOwn(pages, version)
        ? []
        : `${file.place([topic, ...place])}: The topic has no page in "${version}". ${suggestion(version, Object.keys(pages))}`;
    return [
      ...unknown,
      ...leadsTo.flatMap((version, at) => lacking(version, 'leadsTo', at)),
      ...Object.keys(changed).flatMap((version) => lacking(version, 'changed', version)),
    ];
  });
  return [...file.problems, ...found];
}
