import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDataFile } from '../../content/dataFile';
import { emptyReleasePages } from '../../content/releases';
import type { Path } from '../../content/schema';
import { NEXT_SIDEBARS } from '../../content/sidebarFile';
import { pageOfFile } from '../../markdown/front-matter';
import { lastVersion } from '../../site/versions';
import { suggestion } from '../suggestion';
import { idsIn, pathOf } from './pageIds';

type Item = string | { type?: string; id?: string; items?: Item[]; link?: Item };

/** The pages that an item names, with their places. */
function idsOf(item: Item, path: Path): { id: string; path: Path }[] {
  if (typeof item === 'string') return [{ id: item, path }];
  const { id, link, items = [] } = item;
  return [
    ...(id ? [{ id, path: [...path, 'id'] }] : []),
    ...(link ? idsOf(link, [...path, 'link']) : []),
    ...items.flatMap((inner, at) => idsOf(inner, [...path, 'items', at])),
  ];
}

/** The file with the sidebars of a folder of pages, below the project. */
export const sidebarFile = (folder: string): string => {
  const version = pageOfFile(`/${folder}/index.md`)?.version;
  return version ? `versioned_sidebars/version-${version}-sidebars.json` : NEXT_SIDEBARS;
};

/** Whether a page is in no list: a release without a recorded change, and what is not published. */
const isUnlisted = (projectDir: string, folder: string, page: string): boolean =>
  emptyReleasePages(pageOfFile(`/${folder}/index.md`)?.version ?? lastVersion).includes(page) ||
  /^(?:unlisted|draft): true/m.test(readFileSync(join(projectDir, pathOf(folder, page)), 'utf8'));

/**
 * Requires that the sidebar of a version names its pages, each of them and no other one.
 * @param folder the pages of the version, below the project
 * @returns one line per problem: file, line, problem and remedy
 */
export function sidebarProblems(projectDir: string, folder: string): string[] {
  const path = sidebarFile(folder);
  const { content, problems, place } = readDataFile<Record<string, Item[]>>(projectDir, path);
  if (!content) return problems;
  const named = Object.entries(content).flatMap(([name, items]) =>
    items.flatMap((item, at) => idsOf(item, [name, at])),
  );
  const pages = idsIn(projectDir, folder);
  const unknown = named.filter(({ id }) => !pages.includes(id));
  const missing = pages.filter(
    (page) => !named.some(({ id }) => id === page) && !isUnlisted(projectDir, folder, page),
  );
  return [
    ...unknown.map(
      ({ id, path: at }) =>
        `${place(at)}: The sidebar names "${id}", which is no page. ${suggestion(id, missing.length > 0 ? missing : pages, 'Remove it.')}`,
    ),
    ...missing
      // The message about a misspelled entry names its page.
      .filter(
        (id) => !unknown.some((other) => suggestion(other.id, missing, '').includes(`"${id}"`)),
      )
      .map(
        (id) =>
          `${pathOf(folder, id)}:1: The page is in no sidebar. Add "${id}" to ${path}, where readers look for it.`,
      ),
  ];
}
