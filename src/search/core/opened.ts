import { fullAnchor, isPageAnchor } from './anchors';
import { findEntry } from './entries';
import { explained, formsIn, synonymsIn, typedIn } from './explain';
import type { GroupScores } from './fieldScores';
import type { TermGroup } from './query';
import type { RankedPage } from './rank';
import type { SearchIndex } from './searchIndex';
import type { PlacedEntry, Question, SearchDocument } from './types';

/** What a query asks of an index. */
export type Search = {
  index: SearchIndex;
  groups: TermGroup[];
  scores: GroupScores[];
  /** The entries that the query is the name of, by page. */
  names: ReadonlyMap<number, PlacedEntry>;
};

/** A matching page, and the search that found it. */
export type Found = RankedPage & { search: Search };

/** The address of an entry on a page. */
function routeOf({ link }: PlacedEntry, { sectionRoute }: SearchDocument): string {
  const [path = ''] = sectionRoute.split('#');
  const anchor = fullAnchor(link);
  return isPageAnchor(anchor) ? anchor || path : `${path}#${anchor}`;
}

/** The question that found a page: it has more of the typed words than the section and the title of the page. */
function askedQuestion({ page, section, search, question = -1 }: Found): Question | undefined {
  const { index, groups } = search;
  const { pageTitle, questions } = index.documents[index.pages[page]!.first]!;
  const asked = questions?.[question];
  if (!asked) return undefined;
  const having = explained(groups).filter((group) => typedIn(asked[0], index, group).length > 0);
  const shown = explained(groups).filter(
    (group) =>
      formsIn(index, group, { first: section, end: section + 1 }).length > 0 ||
      typedIn(pageTitle, index, group).length > 0,
  );
  return having.length > shown.length ? asked : undefined;
}

/** The section with the words of the query, if the best one and the title have none of them. */
function sectionWithWords({ page, section, search }: Found): number {
  const { index, groups } = search;
  const { first, end } = index.pages[page]!;
  const has = (at: number) =>
    groups.some((group) => {
      const here = { first: at, end: at + 1 };
      return formsIn(index, group, here).length + synonymsIn(index, group, here).length > 0;
    });
  if (has(section) || has(first)) return section;
  for (let at = first; at < end; at += 1) if (has(at)) return at;
  return section;
}

/** What a result opens: a section, because of an entry of it, or of a question that it answers, or of its words. */
type Opened = { section: number; sectionRoute: string; entry?: PlacedEntry; asked?: Question };

/** Decides what the result of a page opens. */
export function openedBy(found: Found): Opened {
  const { page, section: best, search } = found;
  const { index, groups, names } = search;
  const entry = names.get(page) ?? findEntry(index, { page, section: best, groups });
  if (entry) {
    const { section } = entry;
    return { section, sectionRoute: routeOf(entry, index.documents[section]!), entry };
  }
  const asked = askedQuestion(found);
  const section = asked ? index.pages[page]!.first + asked[1] : sectionWithWords(found);
  const { sectionRoute } = index.documents[section]!;
  return { section, sectionRoute, ...(asked ? { asked } : {}) };
}

/**
 * The page that an address leads to, and the section or the entry of its hash.
 * @param address path of a page, with the query string and the hash if it has them
 */
export function pageAt(index: SearchIndex, address: string): Found | undefined {
  const [path = '', anchor] = address.split('#');
  const sectionOf = (route: string) =>
    index.documents.findIndex(({ sectionRoute }) => sectionRoute === route);
  const first = sectionOf(path.replace(/\?.*/, ''));
  if (first < 0) return undefined;
  const page = index.pagesOf.body[first]!;
  const named = index.entries.find(
    (entry) => entry.page === page && anchor && fullAnchor(entry.link) === anchor,
  );
  const names = new Map(named ? [[page, named]] : []);
  const section = Math.max(first, sectionOf(address));
  const search = { index, groups: [], scores: [], names };
  return { page, section, score: 0, matchLevel: 0, coverage: 1, search };
}
