import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { recentSearches } from '@site/src/search/client/recent';
import { useSearch } from '@site/src/search/client/useSearch';
import SearchEmpty from '@site/src/search/ui/SearchMessages/Empty';
import SearchFailure from '@site/src/search/ui/SearchMessages/Failure';
import { useResultPage } from '@site/src/search/ui/SearchResults/address';
import SearchScopeChoice from '@site/src/search/ui/SearchScope';
import React, { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadInsights } from './insights';
import KeyHints from './KeyHints';
import styles from './styles.module.css';
import { statusText, texts } from './texts';
import { useAutocomplete } from './useAutocomplete';

/** The search box over the page: one native dialog, with the autocomplete library inside. */
export default function SearchDialog({ onClose }: { onClose: () => void }): ReactNode {
  // What is chosen here counts at once, also where the browser remembers nothing.
  const [chosenScope, setChosenScope] = useState<string>();
  const search = useSearch(chosenScope);
  const { insights } = search.options;
  const plugin = insights && use(loadInsights(insights));
  const history = useHistory();
  const resultPage = useResultPage();
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the library starts: a closed dialog takes no focus.
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // Not by the close event alone: it comes later, and a key pressed in between would open nothing.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  const leaveFor = (query: string) => {
    recentSearches.keep(query);
    close();
  };
  const { box, list, view, panel, searchFor, chooseEnd } = useAutocomplete({
    search,
    plugin,
    open: (address) => {
      leaveFor(view.query);
      history.push(address);
    },
    openTab: (address) => {
      recentSearches.keep(view.query);
      window.open(address, '_blank', 'noopener');
    },
    submit: (query) => {
      leaveFor(query);
      history.push(resultPage({ query, scope: search.scope.name }));
    },
  });
  const { status, query, shown, total, suggestions, missing } = view;

  useEffect(() => search.warm(), [search]);

  const onKeyDownCapture = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const inField = event.target instanceof HTMLInputElement && event.target.type === 'search';
    if (event.key === 'Escape') {
      // The library would take the first Escape to empty the box; readers expect it to close.
      event.stopPropagation();
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') {
      // The library would give up the search that is on its way.
      event.stopPropagation();
    } else if (inField && (event.key === 'Home' || event.key === 'End') && !event.shiftKey) {
      // At the end of the list already, the key moves in the text, as it does in any field.
      if (chooseEnd(event.key === 'Home' ? 'first' : 'last')) event.preventDefault();
    }
  };

  return (
    // The click is one on the backdrop, beside the box; by keyboard Escape does the same.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={texts.dialog()}
      onClose={onClose}
      onKeyDownCapture={onKeyDownCapture}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <div ref={box} className={styles.box} />
          <button type="button" className={styles.cancel} onClick={close}>
            {texts.cancel()}
          </button>
        </div>
        <div className={styles.scope}>
          <SearchScopeChoice
            {...search}
            onChange={(name) => {
              setChosenScope(name);
              search.setScope(name);
            }}
          />
        </div>
        <div className={styles.status}>
          <span role="status">
            {statusText(view, { scopeLabel: search.scope.label, labelOf: search.labelOf })}
          </span>
          {shown > 0 && status === 'done' && (
            <Link
              to={resultPage({ query, scope: search.scope.name })}
              onClick={() => leaveFor(query)}
            >
              {texts.allResults()}
            </Link>
          )}
        </div>
        {(status === 'failed' || missing.length > 0) && (
          <div className={styles.message}>
            <SearchFailure search={search} onRetried={() => searchFor()} onLeave={close} />
          </div>
        )}
        {status === 'done' && total === 0 && (
          <div className={styles.message}>
            <SearchEmpty
              query={query}
              suggestions={suggestions}
              search={search}
              onSearch={(next, scopeName) => {
                setChosenScope(scopeName);
                searchFor(next);
              }}
            />
          </div>
        )}
        {/* A stop of the keyboard while there is a list, since a long one scrolls. */}
        <div
          ref={list}
          className={styles.panel}
          tabIndex={shown > 0 ? 0 : undefined}
          role="group"
          aria-label={texts.results()}
        />
        {panel && createPortal(panel.children, panel.element)}
        <KeyHints />
      </div>
    </dialog>
  );
}
