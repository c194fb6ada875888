import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEXT_SIDEBARS } from '../../content/sidebarFile';
import { pageOfFile } from '../../markdown/front-matter';
import { suggestion } from '../suggestion';
import { idsIn, pathOf } from './pageIds';
import { readDataFile } from './dataFile';

type Item = string | { type?: string; id?: string; items?: Item[]; link?: Item };

const idsOf = (item: Item): string[] =>
  typeof item === 'string'
    ? [item]
    : [...(item.id ? [item.id] : []), ...[item.link ?? [], item.items ?? []].flat().flatMap(idsOf)];

/** The file with the sidebars of a folder of pages, below the project. */
export const sidebarFile = (folder: string): string => {
  const version = pageOfFile(`/${folder}/index.md`)?.version;
  return version ? `versioned_sidebars/version-${version}-sidebars.json` : NEXT_SIDEBARS;
};

/** Pages that are in no list: releases without a recorded change, and what is not published. */
const isUnlisted = (path: string): boolean =>
  /^(?:import \w+ from '\.\/_empty\.md'|(?:unlisted|draft): true)/m.test(
    readFileSync(path, 'utf8'),
  );

/**
 * Requires that the sidebar of a version names its pages, each of them and no other one.
 * @param folder the pages of the version, below the project
 * @returns one line per problem: file, line, problem and remedy
 */
export function sidebarProblems(projectDir: string, folder: string): string[] {
  const path = sidebarFile(folder);
  const file = readDataFile(projectDir, path);
  if (typeof file === 'string') return [file];
  if (!file) return [];
  const named = Object.values(file.content as Record<string, Item[]>)
    .flat()
    .flatMap(idsOf);
  const pages = idsIn(projectDir, folder);
  const unknown = named.filter((id) => !pages.includes(id));
  const missing = pages.filter(
    (id) => !named.includes(id) && !isUnlisted(join(projectDir, pathOf(folder, id))),
  );
  return [
    ...unknown.map((id) =>
      file.at(
        [id],
        `The sidebar names "${id}", which is no page. ${suggestion(id, missing.length > 0 ? missing : pages, 'Remove it.')}`,
      ),
    ),
    ...missing
      // The message about a misspelled entry names its page.
      .filter((id) => !unknown.some((other) => suggestion(other, missing, '').includes(`"${id}"`)))
      .map(
        (id) =>
          `${pathOf(folder, id)}:1: The page is in no sidebar. Add "${id}" to ${path}, where readers look for it.`,
      ),
  ];
}
