import { translate } from '@docusaurus/Translate';

/**
 * The texts of a search field. Apart from the other texts, because every page loads these. Ids that begin with
 * `theme.` are those of the easyops plugin, which brings their translations.
 */
export const fieldTexts = {
  title: () =>
    translate({ id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation' }),
  placeholder: () => translate({ id: 'theme.SearchBar.label', message: 'Search...' }),
  submit: () => translate({ id: 'search.submit', message: 'Submit' }),
  clear: () => translate({ id: 'search.clear', message: 'Clear' }),
  cancel: () => translate({ id: 'search.cancel', message: 'Cancel' }),
  loading: () => translate({ id: 'search.loading', message: 'Searching …' }),
} as const;
