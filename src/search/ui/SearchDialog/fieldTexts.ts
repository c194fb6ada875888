import { translate } from '@docusaurus/Translate';

/** The texts of a search field. Apart from the other texts: every page loads these. */
export const fieldTexts = {
  placeholder: () => translate({ id: 'search.placeholder', message: 'Search...' }),
  submit: () => translate({ id: 'search.submit', message: 'Submit' }),
} as const;
