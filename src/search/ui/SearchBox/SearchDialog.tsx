import { useHistory } from '@docusaurus/router';
import { recentSearches, useSearch } from '@site/src/search/client';
import { useResultPage } from '@site/src/search/ui/resultPage/address';
import { fieldTexts } from '@site/src/search/ui/texts/fieldTexts';
import React, { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './SearchDialog.module.css';
import SearchField from './SearchField';
import { useAutocomplete } from './useAutocomplete';
import { useModal } from './useModal';

/**
 * The search box as a native modal dialog. Its field accepts input immediately; everything below the field is loaded
 * when the search is first used.
 */
export default function SearchDialog({ onClose }: { onClose: () => void }): ReactNode {
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
  const openTab = (address: string) => {
    recentSearches.keep(state.query);
    window.open(address, '_blank', 'noopener');
  };
  const { state, loaded, searchFor } = useAutocomplete({
    search,
    openTab,
    open: (address) => {
      leave();
      history.push(address);
    },
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
            openTab={openTab}
            onScope={(name) => {
              setChosenScope(name);
              search.setScope(name);
            }}
            onSearch={(query, scopeName) => {
              if (scopeName) setChosenScope(scopeName);
              searchAndFocus(query);
            }}
            onLeave={close}
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
