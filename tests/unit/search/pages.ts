import {
  buildIndex,
  loadIndex,
  searchPages,
  type SearchIndex,
} from '../../../src/search/core/engine';
import type { IndexOptions, SearchSource } from '../../../src/search/core/types';

/** The only section of a page, with a name and an address that say nothing. */
export function section(id: number, fields: Partial<SearchSource>): SearchSource {
  return {
    title: 'Page',
    sectionRoute: `/docs/${id}`,
    type: 'docs',
    content: '',
    tags: [],
    sidebarParentCategories: [],
    ...fields,
  };
}

/** An index of some sections as the browser loads it: built, serialized and parsed. */
export function indexOf(
  sections: readonly Partial<SearchSource>[],
  options: Partial<IndexOptions> = {},
): SearchIndex {
  const sources = sections.map((fields, id) => section(id, fields));
  const file = buildIndex(sources, { indexParentCategories: false, ...options });
  return loadIndex(JSON.parse(JSON.stringify(file)));
}

/** The results of a search alone. */
export const search = (...given: Parameters<typeof searchPages>) => searchPages(...given).results;

/** The addresses of results. */
export const routes = (results: readonly { sectionRoute: string }[]): string[] =>
  results.map(({ sectionRoute }) => sectionRoute);
