import { useHistory } from '@docusaurus/router';
import { recentSearches, useSearch } from '@site/src/search/client';
import { useResultPage } from '@site/src/search/ui/resultPage/address';
import { fieldTexts } from '@site/src/search/ui/texts/fieldTexts';
import React, {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from './SearchDialog.module.css';
import SearchField from './SearchField';
import { useAutocomplete } from './useAutocomplete';
import { useModal } from './useModal';

type Props = {
  onClose: () => void;
  /** Called when the user wants to see the keyboard shortcuts. */
  onShortcuts: () => void;
};

/**
 * The search box as a native modal dialog. Its field accepts input immediately; everything below the field is loaded
 * when the search is first used.
 */
export default function SearchDialog({ onClose, onShortcuts }: Props): ReactNode {
  // State for this dialog, so that the choice applies even if the browser cannot store it.
  const [chosenScope, setChosenScope] = useState<string>();
  const search = useSearch(chosenScope);
  const history = useHistory();
  const resultPage = useResultPage();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const addressOf = (query: string) => resultPage({ query, scope: search.scope.name });

  // Not only on the close event: it fires later, and a shortcut pressed in between would not open the dialog.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  const leave = () => {
    recentSearches.keep(state.query);
    close();
  };
  /** A link to a page has been clicked: the browser opens it, here or in another tab. */
  const onFollow = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (button > 1) return;
    if (button === 1 || ctrlKey || metaKey || shiftKey) recentSearches.keep(state.query);
    else leave();
  };
  const { state, loaded, searchFor } = useAutocomplete({
    search,
    // For example after a deployment, which removes the old scripts: load the result page with its current scripts.
    onLoadFailure: (query) =>
      window.location.assign(query ? addressOf(query) : resultPage({ query })),
  });
  const searchAndFocus = (query?: string) => {
    searchFor(query);
    field.current?.focus();
  };

  useModal(dialog, field);
  useEffect(() => search.preload(), [search]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Otherwise the browser would clear the field on the first Escape, and the page would remove its marks.
    event.stopPropagation();
    event.preventDefault();
    close();
  };

  return (
    // Handles clicks on the backdrop; the keyboard equivalent is Escape.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={fieldTexts.title()}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <SearchField
            field={field}
            state={state}
            autocomplete={loaded?.autocomplete}
            onQuery={searchFor}
            onSubmit={() => {
              leave();
              history.push(addressOf(state.query));
            }}
            onClear={() => searchAndFocus('')}
          />
          <button type="button" className={styles.cancel} onClick={close}>
            {fieldTexts.cancel()}
          </button>
        </div>
        {loaded ? (
          <loaded.Panel
            autocomplete={loaded.autocomplete}
            state={state}
            search={search}
            onFollow={onFollow}
            onScope={(name) => {
              setChosenScope(name);
              search.setScope(name);
            }}
            onSearch={(query, scopeName) => {
              if (scopeName) setChosenScope(scopeName);
              searchAndFocus(query);
            }}
            onLeave={close}
            onShortcuts={onShortcuts}
          />
        ) : (
          <p role="status" className={styles.loading}>
            {state.query && fieldTexts.loading()}
          </p>
        )}
      </div>
    </dialog>
  );
}
