import { readFileSync } from 'node:fs';
import { generatedIds, sidebarFile, type SidebarItem } from '../../src/content/pages/sidebar';
import { addressOf, versionNames } from '../../src/site/versions';

/** The paths of the pages that Docusaurus generates for categories of the sidebars. */
export const categoryPages = versionNames.flatMap((version) => {
  const file = readFileSync(sidebarFile(`versioned_docs/version-${version}`), 'utf8');
  const items = Object.values(JSON.parse(file) as Record<string, SidebarItem[]>).flat();
  return generatedIds(items).map((id) => addressOf({ version, id }));
});
