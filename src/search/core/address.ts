import { fullAnchor } from './anchors';
import { entriesOf } from './exactNames';
import { pathOf } from './pageTable';
import type { Found } from './result';
import type { SearchIndex } from './searchIndex';

/**
 * The page that an address leads to, and the section or the entry of its hash.
 * @param address path of a page, with the hash if it has one
 */
export function pageAt(index: SearchIndex, address: string): Found | undefined {
  const [path = '', anchor = ''] = address.split('#');
  const routeOf = (section: number) => index.contents.document(section).sectionRoute;
  const page = index.pages.findIndex(
    ({ first }) => pathOf({ sectionRoute: routeOf(first) }) === path,
  );
  const range = index.pages[page];
  if (!range) return undefined;
  const named = entriesOf(index, page).find(({ link }) => anchor && fullAnchor(link) === anchor);
  const names = new Map(named ? [[page, { ...named, ranksFirst: true }]] : []);
  let section = range.first;
  for (let at = section; at < range.end; at += 1) if (routeOf(at) === address) section = at;
  return {
    page,
    section,
    score: 0,
    matchLevel: 0,
    search: { index, groups: [], scores: [], names },
  };
}
