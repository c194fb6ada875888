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

/** The path of the page of each task by version, for the search box. The check requires that each version has one. */
export const commonTasks = ({ versions }: Content) =>
  Object.fromEntries(
    versions.map(({ versionName, path, docs }) => {
      const paths = docs.map(({ permalink }) => pageAddress(permalink));
      const pages = (Object.keys(tasks) as CommonTask[]).flatMap((task) => {
        const addresses = tasks[task].map((id) => pageAddress(`${pageAddress(path)}${id}`));
        const found = addresses.find((address) => paths.includes(address));
        return found === undefined ? [] : [{ task, path: found }];
      });
      return [versionName, pages];
    }),
  );
