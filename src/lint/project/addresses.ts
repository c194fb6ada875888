import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DataFile, readDataFile } from '../../content/dataFile';
import { addressId, folderOf, idsIn, pathOf, type VersionIds } from '../../site/pageFiles';
import { generatedIds, sidebarFile, type SidebarItem } from '../../content/pages/sidebar';
import { sitePath } from '../../site/paths';
import schema from '../../site/route-table.schema.json';
import { type Redirects, withInherited } from '../../site/routes';
import { pageAt } from '../../site/versions';
import { PATH } from '../checks/file';
import { nearest, suggestion } from '../../content/suggestion';

const TABLE = 'src/site/route-table.json';
const LEDGER = 'tests/published-addresses.txt';
const NEXT_FOLDER = 'docs';
/** Under this name, redirects wait for the publication of the next version. */
const NEXT = 'next';

type Table = DataFile<{ redirects?: Redirects }>;

/** The pages of a version by the IDs in their addresses, with those of its categories. */
type Version = {
  name: string;
  ids: readonly string[];
  redirects: Redirects[string];
};

function redirectProblems({ name, ids, redirects }: Version, { place }: Table): string[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    if (!ids.includes(to)) {
      const remedy = suggestion(to, ids, 'Name the page that replaces it.');
      return `${place(['redirects', name, from])}: The redirect leads to "${to}", which is no page of ${name}. ${remedy}`;
    }
    return ids.includes(from)
      ? `${place(['redirects', name, from])}: The redirect has the address of a page. Remove it.`
      : [];
  });
}

/** Reports published addresses of pages that are neither a page nor a redirect. */
function lostAddresses(projectDir: string, versions: readonly Version[]): string[] {
  const path = join(projectDir, LEDGER);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  const published = new Set(lines);
  return lines.flatMap((address, index) => {
    if (!/^\/docs\/.*\/$/.test(address) || address.includes('/tags/')) return [];
    const page = pageAt(sitePath(address, '/'));
    const [current] = versions;
    // An address below the name of the current version redirects to its page.
    const id = page?.id.replace(new RegExp(`^${current?.name}(?:/|$)`), '') || 'index';
    const version = versions.find(({ name }) => name === page?.version);
    if (!version || version.ids.includes(id) || Object.hasOwn(version.redirects, id)) return [];
    const root = address.slice(0, address.length - id.length - 1);
    // The address without the name of the current version is reported already.
    if (published.has(root.replace(`/${current?.name}/`, '/') + `${id}/`) && page?.id !== id)
      return [];
    const added = version.ids.filter((one) => !published.has(`${root}${one}/`));
    const close = nearest(id, added) ?? added[0];
    return `${LEDGER}:${index + 1}: ${address} was published, and leads to no page now. Add "${id}": "${close ?? '<new page>'}" to "redirects", "${version.name}" in ${TABLE}.`;
  });
}

/**
 * Requires that redirects lead to a page, and that each published address of a page still leads to one.
 * @param pages the pages of the published versions, the newest first
 */
export function addressProblems(projectDir: string, pages: VersionIds): string[] {
  const table: Table = readDataFile(projectDir, TABLE, schema);
  if (table.problems.length > 0) return table.problems;
  const own = table.content?.redirects ?? {};
  const inherited = withInherited(own, pages);
  const generated = (folder: string) => {
    const { content } = readDataFile<Record<string, SidebarItem[]>>(
      projectDir,
      sidebarFile(folder),
    );
    return generatedIds(Object.values(content ?? {}).flat());
  };
  const versionsWith = (redirects: Redirects) =>
    [...pages].map(([name, own]) => {
      const ids = [...own, ...generated(folderOf(name))];
      return { name, ids, redirects: redirects[name] ?? {} };
    });
  return [
    ...versionsWith(own).flatMap((version) => redirectProblems(version, table)),
    ...lostAddresses(projectDir, versionsWith(inherited)),
  ];
}

/**
 * Requires that the next version has each page of the current one, or a redirect for it: the address must not be lost
 * when the next version is published.
 * @param current the folder of the current version, below the project
 */
export function nextVersionProblems(projectDir: string, current: string | undefined): string[] {
  if (current === undefined || !existsSync(join(projectDir, NEXT_FOLDER))) return [];
  const { content } = readDataFile<{ redirects?: Record<string, object> }>(projectDir, TABLE);
  const next = new Set([
    ...idsIn(projectDir, NEXT_FOLDER).map(addressId),
    ...Object.keys(content?.redirects?.[NEXT] ?? {}),
  ]);
  // Another path than that of a page is reported there.
  return idsIn(projectDir, current)
    .filter((id) => PATH.test(id) && !next.has(addressId(id)))
    .map(
      (id) =>
        `${pathOf(current, id)}:1: The next version, ${NEXT_FOLDER}/, has no such page. Run "npm run docs:carry", with "-- main" if the page is committed, or add "${id}" to "redirects", "${NEXT}" in ${TABLE}.`,
    );
}
