import { useHistory } from '@docusaurus/router';
import { isComposing } from '@site/src/browser/isComposing';
import { recentSearches, useSearch } from '@site/src/search/client';
import React, {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { fieldMessages } from '../fieldMessages';
import SearchFailure from '../SearchFailure';
import { useLoadingSign } from '../useLoadingSign';
import { useResultPage } from '../useResultPage';
import { isSlowConnection } from './isSlowConnection';
import styles from './SearchDialog.module.css';
import SearchField from './SearchField';
import { useAutocomplete } from './useAutocomplete';

type Props = {
  /** A text typed elsewhere, at whose end typing continues. If empty, the dialog opens with the last query. */
  typed: string;
  onClose: () => void;
  /** Called when the user wants to see the keyboard shortcuts. */
  onShortcuts: () => void;
};

/**
 * The search box, a modal dialog. Its field accepts input immediately; everything below the field is loaded when the
 * search is first used, and rendered between the reader's inputs.
 */
export default function SearchDialog({ typed, onClose, onShortcuts }: Props): ReactNode {
  // State for this dialog, so that the choice applies even if the browser cannot store it.
  const [chosenScope, setChosenScope] = useState<string>();
  const search = useSearch(chosenScope);
  const history = useHistory();
  const resultPage = useResultPage();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const resultPageOf = (query: string) => resultPage({ query, scope: search.scope.name });

  const { state, loaded, retry, searchFor } = useAutocomplete({
    search,
    typed,
    // For example after a deployment, which removes the old scripts: load the result page with its current scripts.
    onLoadFailure: (query) =>
      window.location.assign(query ? resultPageOf(query) : resultPage({ query })),
  });
  const leave = () => {
    recentSearches.keep(state.query);
    onClose();
  };
  /** A link to a page has been clicked: the browser opens it, here or in another tab. */
  const onFollow = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (button > 1) return;
    if (button === 1 || ctrlKey || metaKey || shiftKey) recentSearches.keep(state.query);
    else leave();
  };
  const searchAndFocus = (query?: string) => {
    searchFor(query);
    field.current?.focus();
  };

  // A layout effect, so that the field receives the key after the shortcut.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    field.current?.setSelectionRange(typed.length, field.current.value.length);
    // Returns the focus to where it was.
    return () => element?.close();
  }, [typed]);
  useEffect(() => {
    if (!isSlowConnection()) search.preload();
  }, [search]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    // Otherwise the browser would clear the field on the first Escape, and the page would remove its marks.
    event.stopPropagation();
    event.preventDefault();
    onClose();
  };

  const isRunning = loaded
    ? state.status === 'loading' || state.status === 'stalled'
    : state.query && !retry;
  const isSlow = useLoadingSign(Boolean(isRunning));
  const shown = useDeferredValue(state);
  const panel = useMemo(
    () =>
      loaded && (
        <loaded.Panel
          autocomplete={loaded.autocomplete}
          state={shown}
          isSlow={isSlow}
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
          onLeave={onClose}
          onShortcuts={onShortcuts}
        />
      ),
    // The callbacks belong to the state that is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [loaded, shown, isSlow, search],
  );

  return (
    // Handles clicks on the backdrop; the keyboard equivalent is Escape.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={fieldMessages.title()}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <SearchField
            field={field}
            state={state}
            isSlow={isSlow}
            hasOptions={
              shown.collections === state.collections &&
              shown.collections.some(({ items }) => items.length > 0)
            }
            autocomplete={loaded?.autocomplete}
            onQuery={searchFor}
            onSubmit={() => {
              leave();
              history.push(resultPageOf(state.query));
            }}
            onClear={() => searchAndFocus('')}
          />
          <button type="button" className={styles.cancel} onClick={onClose}>
            {fieldMessages.cancel()}
          </button>
        </div>
        {panel ?? (
          <div className={styles.loading}>
            <p role="status">
              {retry ? fieldMessages.notLoaded() : isSlow && fieldMessages.loading()}
            </p>
            {retry && (
              <SearchFailure
                search={search}
                onRetry={() => {
                  retry();
                  field.current?.focus();
                }}
                onLeave={onClose}
              />
            )}
          </div>
        )}
      </div>
    </dialog>
  );
}
