import { translate } from '@docusaurus/Translate';

/** The messages that several search fields have. */
export const fieldMessages = {
  title: () =>
    translate({ id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation' }),
  placeholder: () => translate({ id: 'theme.SearchBar.label', message: 'Search...' }),
  search: () => translate({ message: 'Search' }),
  clear: () => translate({ message: 'Clear' }),
} as const;
