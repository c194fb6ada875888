import { translate } from '@docusaurus/Translate';

/**
 * The messages of the search that are needed only when it is used. Ids with the prefix `theme.` belong to the easyops
 * plugin, which provides their translations.
 */
export const messages = {
  noResults: () => translate({ id: 'theme.SearchBar.noResultsText', message: 'No results found.' }),
  stalled: () =>
    translate({ id: 'search.stalled', message: 'The search index is still loading …' }),
  failed: () =>
    translate({ id: 'search.failed', message: 'The search index could not be loaded.' }),
  missing: (label: string) =>
    translate(
      { id: 'search.missing', message: 'The search index of {label} could not be loaded.' },
      { label },
    ),
  otherPages: () => translate({ id: 'search.otherPages', message: 'the other pages' }),
  results: () => translate({ id: 'search.results', message: 'Results' }),
  resultsFor: (query: string) =>
    translate(
      { id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for “{query}”' },
      { query },
    ),
  allResults: () => translate({ id: 'theme.SearchBar.seeAll', message: 'All results' }),
  scope: () => translate({ id: 'search.scope', message: 'Search in' }),
  both: () => translate({ id: 'search.scope.both', message: 'Both' }),
  allVersions: () =>
    translate({ id: 'theme.SearchPage.searchContext.everywhere', message: 'All versions' }),
  area: () => translate({ id: 'search.area', message: 'Section' }),
  allAreas: () => translate({ id: 'search.area.all', message: 'All' }),
  noArea: () => translate({ id: 'search.area.none', message: 'Other pages' }),
  inArea: (count: string, area: string) =>
    translate({ id: 'search.area.count', message: '{count} in {area}' }, { count, area }),
  recent: () => translate({ id: 'search.recent', message: 'Recent searches' }),
  tasks: () => translate({ id: 'search.tasks', message: 'Common tasks' }),
  suggestions: () => translate({ id: 'search.suggestions', message: 'Did you mean' }),
  searchIn: (label: string) =>
    translate({ id: 'search.searchIn', message: 'Search in {label}' }, { label }),
  report: () => translate({ id: 'search.report', message: 'Report a missing page' }),
  choose: () => translate({ id: 'search.keys.choose', message: 'to choose' }),
  open: () => translate({ id: 'search.keys.open', message: 'to open' }),
  close: () => translate({ id: 'search.keys.close', message: 'to close' }),
  shortcuts: () => translate({ id: 'search.shortcuts', message: 'All shortcuts' }),
  idle: (label: string) =>
    translate(
      { id: 'search.idle', message: 'Type a word, an option or a question. Searching in {label}.' },
      { label },
    ),
  query: () => translate({ id: 'search.query', message: 'Search' }),
  resultPageDescription: () =>
    translate({
      id: 'search.resultPage.description',
      message:
        'Search the ACE documentation for steps, variables, options, messages and questions.',
    }),
  pages: () => translate({ id: 'search.pages', message: 'Result pages' }),
  previousPage: () => translate({ id: 'search.pages.previous', message: 'Previous' }),
  currentPage: (page: number, last: number) =>
    translate({ id: 'search.pages.current', message: 'Page {page} of {last}' }, { page, last }),
  nextPage: () => translate({ id: 'search.pages.next', message: 'Next' }),
} as const;
