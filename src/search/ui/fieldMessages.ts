import { translate } from '@docusaurus/Translate';

/**
 * The messages of a search field. Separate from the other messages, because every page loads these. Ids with the prefix
 * `theme.` belong to the easyops plugin, which provides their translations.
 */
export const fieldMessages = {
  title: () =>
    translate({ id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation' }),
  placeholder: () => translate({ id: 'theme.SearchBar.label', message: 'Search...' }),
  submit: () => translate({ id: 'search.submit', message: 'Submit' }),
  search: () => translate({ id: 'search.button', message: 'Search' }),
  clear: () => translate({ id: 'search.clear', message: 'Clear' }),
  cancel: () => translate({ id: 'search.cancel', message: 'Cancel' }),
  loading: () => translate({ id: 'search.loading', message: 'Searching …' }),
  notLoaded: () =>
    translate({ id: 'search.notLoaded', message: 'The search could not be loaded.' }),
  retry: () => translate({ id: 'search.retry', message: 'Retry' }),
  browse: () => translate({ id: 'search.browse', message: 'Browse pages by topic' }),
} as const;
