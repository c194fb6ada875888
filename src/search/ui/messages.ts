import { translate } from '@docusaurus/Translate';
import type { Reason } from '@site/src/search/core/types';

/**
 * The messages of the search that are needed only when it is used. Ids with the prefix `theme.` belong to the easyops
 * plugin, which provides their translations.
 */
export const messages = {
  noResults: () => translate({ id: 'theme.SearchBar.noResultsText', message: 'No results found.' }),
  stalled: () => translate({ message: 'The search index is still loading …' }),
  failed: () => translate({ message: 'The search index could not be loaded.' }),
  missing: (label: string) =>
    translate({ message: 'The search index of {label} could not be loaded.' }, { label }),
  otherPages: () => translate({ message: 'the other pages' }),
  results: () => translate({ message: 'Results' }),
  resultsFor: (query: string) =>
    translate(
      { id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for “{query}”' },
      { query },
    ),
  allResults: () => translate({ id: 'theme.SearchBar.seeAll', message: 'All results' }),
  scope: () => translate({ message: 'Search in' }),
  both: () => translate({ message: 'Both' }),
  allVersions: () =>
    translate({ id: 'theme.SearchPage.searchContext.everywhere', message: 'All versions' }),
  area: () => translate({ message: 'Section' }),
  allAreas: () => translate({ message: 'All' }),
  noArea: () => translate({ message: 'Other pages' }),
  inArea: (count: string, area: string) =>
    translate({ message: '{count} in {area}' }, { count, area }),
  reason: (kind: Reason['kind']) =>
    ({
      question: translate({ message: 'Answers:' }),
      synonym: translate({ message: 'Synonym:' }),
      keyword: translate({ message: 'Keyword:' }),
    })[kind],
  recent: () => translate({ message: 'Recent searches' }),
  tasks: () => translate({ message: 'Common tasks' }),
  suggestions: () => translate({ message: 'Did you mean' }),
  searchIn: (label: string) => translate({ message: 'Search in {label}' }, { label }),
  report: () => translate({ message: 'Report a missing page' }),
  choose: () => translate({ message: 'to choose' }),
  open: () => translate({ message: 'to open' }),
  close: () => translate({ message: 'to close' }),
  shortcuts: () => translate({ message: 'All shortcuts' }),
  idle: () => translate({ message: 'Type a word, an option or a question.' }),
  resultPageDescription: () =>
    translate({
      message:
        'Search the ACE documentation for steps, variables, options, messages and questions.',
    }),
  pages: () => translate({ message: 'Result pages' }),
  previousPage: () => translate({ message: 'Previous' }),
  currentPage: (page: number, last: number) =>
    translate({ message: 'Page {page} of {last}' }, { page, last }),
  nextPage: () => translate({ message: 'Next' }),
} as const;
