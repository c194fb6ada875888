import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { generatedIds, sidebarFile, type SidebarItem } from '../../src/content/pages/sidebar';
import { emptyReleasePages } from '../../src/content/releases';
import { pageIds } from '../../src/site/pageFiles';
import { addressOf, versionNames } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';

const parsed = new Map<string, CheerioAPI>();

/** A parsed page of a built site, cached because parsing takes most of the time. */
export function builtPage(dir: string, route: string): CheerioAPI {
  const path = join(dir, route, 'index.html');
  const page = parsed.get(path) ?? load(readFileSync(path, 'utf8'));
  parsed.set(path, page);
  return page;
}

/**
 * The pages of the documentation, as the site is built for the tests: each with its address, and whether it is that of a
 * release without a change, which is in no list.
 */
export const docPages = () =>
  versionNames.flatMap((version) => {
    const empty = emptyReleasePages(version);
    return pageIds(version).map((id) => {
      const page = addressOf({ version, id });
      const hasNoChanges = empty.includes(id);
      return { version, id, page, hasNoChanges, $: builtPage(builds.site.dir, page) };
    });
  });

/** The paths of the pages that Docusaurus generates for categories of the sidebars. */
export const categoryPages = versionNames.flatMap((version) => {
  const file = readFileSync(sidebarFile(`versioned_docs/version-${version}`), 'utf8');
  const items = Object.values(JSON.parse(file) as Record<string, SidebarItem[]>).flat();
  return generatedIds(items).map((id) => addressOf({ version, id }));
});
