import type { PageTitle } from '@generated/content-data/default/titles.json';
import tasks from '../../content/common-tasks.json';
import { pagesIn, type SidebarItem } from '../../content/pages/sidebar';
import { pageAddress } from '../../site/pageAddress';
import type { Content } from '../docs';

type GeneratedPage = { label: string; link: { permalink: string } };

/** The categories of a version with a page that Docusaurus generates. */
const generatedPages = ({ sidebars }: Content['versions'][number]) =>
  (Object.values(sidebars).flat() as SidebarItem[]).filter(
    (item): item is Exclude<SidebarItem, string> & GeneratedPage =>
      typeof item !== 'string' && item.link?.type === 'generated-index',
  );

/** The titles of all pages in the current language, for the not-found page. */
export const pageTitles = ({ versions }: Content): PageTitle[] =>
  versions.flatMap((version) =>
    [
      ...version.docs.filter((doc) => !doc.unlisted && !doc.draft),
      ...generatedPages(version).map(({ label, link }) => ({ ...link, title: label })),
    ].map(({ permalink, title }) => ({ path: permalink, title, version: version.label })),
  );

/** The descriptions by path of the pages that generated pages of categories list. */
export const descriptions = ({ versions }: Content): Record<string, string> =>
  Object.fromEntries(
    versions.flatMap((version) => {
      const listed = pagesIn(generatedPages(version)).map(({ id }) => id);
      return version.docs
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
