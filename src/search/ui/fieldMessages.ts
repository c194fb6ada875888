import { translate } from '@docusaurus/Translate';

/**
 * The messages of a search field. Separate from the other messages, because every page loads these. Ids with the prefix
 * `theme.` belong to the easyops plugin, which provides their translations.
 */
export const fieldMessages = {
  title: () =>
    translate({ id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation' }),
  placeholder: () => translate({ id: 'theme.SearchBar.label', message: 'Search...' }),
  submit: () => translate({ message: 'Submit' }),
  search: () => translate({ message: 'Search' }),
  clear: () => translate({ message: 'Clear' }),
  cancel: () => translate({ message: 'Cancel' }),
  loading: () => translate({ message: 'Searching …' }),
  notLoaded: () => translate({ message: 'The search could not be loaded.' }),
  retry: () => translate({ message: 'Retry' }),
  browse: () => translate({ message: 'Browse pages by topic' }),
} as const;
