import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { PageTitle } from '@generated/content-data/default/titles.json';
import tasks from '../../content/common-tasks.json';
import { pagesIn, type SidebarItem } from '../../content/pages/sidebar';
import { pageAddress } from '../../site/pageAddress';
import type { Content } from '../docs';

/** The titles of all pages in the current language, for the not-found page. */
export const pageTitles = ({ versions }: Content): PageTitle[] =>
  versions.flatMap(({ docs, label }) =>
    docs
      .filter(({ unlisted, draft }) => !unlisted && !draft)
      .map(({ permalink, title }) => ({ path: permalink, title, version: label })),
  );

const hasGeneratedPage = (item: SidebarItem) =>
  typeof item !== 'string' && item.link?.type === 'generated-index';

/** The descriptions by path of the pages that generated pages of categories list. */
export const descriptions = ({ versions }: Content): Record<string, string> =>
  Object.fromEntries(
    versions.flatMap(({ sidebars, docs }) => {
      const items = Object.values(sidebars).flat() as SidebarItem[];
      const listed = pagesIn(items.filter(hasGeneratedPage)).map(({ id }) => id);
      return docs
        .filter(({ id }) => listed.includes(id))
        .map(({ permalink, description }) => [pageAddress(permalink), description]);
    }),
  );

/** What readers often come for. */
export type CommonTask = keyof typeof tasks;

/** The page of a task in a version: its id and its path. */
export type CommonTaskPage = { task: CommonTask; path: string };

/**
 * Finds the pages of the tasks in a version.
 * @param pathOf the path of a page of the version by its id; undefined if there is no such page
 * @throws Error if the version has none of the pages that are recorded for a task
 */
export function commonTaskPages(
  version: string,
  pathOf: (id: string) => string | undefined,
): CommonTaskPage[] {
  return (Object.keys(tasks) as CommonTask[]).map((task) => {
    const path = tasks[task].flatMap((id) => pathOf(id) ?? [])[0];
    if (path === undefined) {
      throw new Error(
        `src/content/common-tasks.json: ${version} has no page for the task "${task}": ${tasks[task].join(', ')}.`,
      );
    }
    return { task, path };
  });
}

function commonTasksOf({ versionName, path, docs }: LoadedVersion): CommonTaskPage[] {
  const paths = new Set(docs.map(({ permalink }) => pageAddress(permalink)));
  return commonTaskPages(versionName, (id) => {
    const address = pageAddress(`${pageAddress(path)}${id}`);
    return paths.has(address) ? address : undefined;
  });
}

/** The page of each task by version, for the search box. */
export const commonTasks = ({ versions }: Content): Record<string, CommonTaskPage[]> =>
  Object.fromEntries(versions.map((version) => [version.versionName, commonTasksOf(version)]));
