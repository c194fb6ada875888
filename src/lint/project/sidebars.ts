import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDataFile } from '../../content/dataFile';
import { emptyReleasePages } from '../../content/releases';
import { idsIn, pathOf, versionOf } from '../../site/pageFiles';
import { splitFrontMatter } from '../../content/pages/frontMatter';
import { pagesIn, sidebarFile, type SidebarItem } from '../../content/pages/sidebar';
import { lastVersion } from '../../site/versions';
import { suggestion } from '../../content/suggestion';

/** Whether a page is in no list: a release without a recorded change, and what is not published. */
const isUnlisted = (projectDir: string, folder: string, page: string): boolean =>
  emptyReleasePages(versionOf(folder) ?? lastVersion).includes(page) ||
  /^(?:unlisted|draft): true/m.test(
    splitFrontMatter(readFileSync(join(projectDir, pathOf(folder, page)), 'utf8')).yaml,
  );

/**
 * Requires that the sidebar of a version names its pages, each of them and no other one.
 * @param folder the pages of the version, below the project
 */
export function sidebarProblems(projectDir: string, folder: string): string[] {
  const path = sidebarFile(folder);
  const { content, problems, place } = readDataFile<Record<string, SidebarItem[]>>(
    projectDir,
    path,
  );
  if (!content) return problems;
  const named = Object.entries(content).flatMap(([name, items]) => pagesIn(items, [name]));
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
