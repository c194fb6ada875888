import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { PageTitle } from '@generated/content-data/default/titles.json';
import { type CommonTaskPage, commonTaskPages } from '../../content/commonTasks';
import { pageAddress } from '../../site/pageAddress';
import type { Content } from './content';

/** The titles of all pages in the current language, for the not-found page. */
export const pageTitles = ({ versions }: Content): PageTitle[] =>
  versions.flatMap(({ docs, label }) =>
    docs
      .filter(({ unlisted, draft }) => !unlisted && !draft)
      .map(({ permalink, title }) => ({ path: permalink, title, version: label })),
  );

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
