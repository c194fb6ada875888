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
 * The search box over the page: a native dialog. Its field takes keys from the first moment on; all below it comes
 * with the code that is loaded when the search is first used.
 */
export default function SearchDialog({ onClose }: { onClose: () => void }): ReactNode {
  // What is chosen here counts at once, also where the browser remembers nothing.
  const [chosenScope, setChosenScope] = useState<string>();
  const search = useSearch(chosenScope);
  const history = useHistory();
  const resultPage = useResultPage();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const addressOf = (query: string) => resultPage({ query, scope: search.scope.name });

  // Not by the close event alone: it comes later, and a key pressed in between would open nothing.
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
    // As after a deploy, which removes the old scripts: the result page is loaded anew, with its own.
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
    // The browser would take the first Escape to empty the field, and the page to remove its marks.
    event.stopPropagation();
    event.preventDefault();
    close();
  };

  return (
    // The click is one on the backdrop, beside the box; by keyboard Escape does the same.
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
