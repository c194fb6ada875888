import type { AutocompleteOptions, AutocompleteState } from '@algolia/autocomplete-js';
import { STALL_THRESHOLD } from '@site/src/search/core/constants';
import { fieldTexts } from './fieldTexts';
import type { Entry } from './insights';
import styles from './styles.module.css';
import { texts } from './texts';

const isEmpty = ({ collections }: AutocompleteState<Entry>) =>
  collections.every(({ items }) => items.length === 0);

// Without entries the library still names a list and a chosen entry, which then do not stand in the page.
const noList = { 'aria-activedescendant': undefined, 'aria-controls': undefined };

/** How the autocomplete library is set up, whatever is searched: its look, its texts, its limits. */
export const libraryOptions = (): Partial<AutocompleteOptions<Entry>> => ({
  panelPlacement: 'full-width',
  detachedMediaQuery: 'none',
  placeholder: fieldTexts.placeholder(),
  openOnFocus: true,
  // Otherwise the list goes as soon as the focus moves on to a button of the dialog.
  debug: true,
  defaultActiveItemId: 0,
  stallThreshold: STALL_THRESHOLD,
  translations: { clearButtonTitle: texts.clear(), submitButtonTitle: fieldTexts.submit() },
  classNames: {
    form: styles.form,
    input: styles.input,
    submitButton: styles.iconButton,
    clearButton: styles.iconButton,
    loadingIndicator: styles.iconButton,
    list: styles.list,
    source: styles.source,
    sourceHeader: styles.sourceHeader,
  },
  getInputProps: ({ props, state }) => (isEmpty(state) ? { ...props, ...noList } : props),
  getRootProps: ({ props, state }) =>
    isEmpty(state) ? { ...props, ...noList, 'aria-expanded': false } : props,
  // Safari leaves the focus in the field, where the library would not look for the entries of an empty one.
  onReset: ({ setQuery, refresh }) => {
    setQuery('');
    void refresh();
  },
});
