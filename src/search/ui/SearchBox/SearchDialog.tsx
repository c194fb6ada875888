import { useHistory } from '@docusaurus/router';
import { recentSearches, useSearch } from '@site/src/search/client';
import { useResultPage } from '@site/src/search/ui/resultPage/address';
import { useLoadingSign } from '@site/src/search/ui/status/useLoadingSign';
import SearchFailure from '@site/src/search/ui/SearchMessages/Failure';
import { fieldTexts } from '@site/src/search/ui/texts/fieldTexts';
import React, {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import styles from './SearchDialog.module.css';
import { isSlowConnection } from './isSlowConnection';
import SearchField from './SearchField';
import { useAutocomplete } from './useAutocomplete';
import { useModal } from './useModal';

type Props = {
  onClose: () => void;
  /** Called when the user wants to see the keyboard shortcuts. */
  onShortcuts: () => void;
};

/**
 * The search box, a modal dialog in the top layer; the page becomes inert. Its field accepts input immediately;
 * everything below the field is loaded when the search is first used, and rendered between the reader's inputs.
 */
export default function SearchDialog({ onClose, onShortcuts }: Props): ReactNode {
  // State for this dialog, so that the choice applies even if the browser cannot store it.
  const [chosenScope, setChosenScope] = useState<string>();
  const search = useSearch(chosenScope);
  const history = useHistory();
  const resultPage = useResultPage();
  const layer = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const addressOf = (query: string) => resultPage({ query, scope: search.scope.name });

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
  const { state, loaded, retry, searchFor } = useAutocomplete({
    search,
    // For example after a deployment, which removes the old scripts: load the result page with its current scripts.
    onLoadFailure: (query) =>
      window.location.assign(query ? addressOf(query) : resultPage({ query })),
  });
  const searchAndFocus = (query?: string) => {
    searchFor(query);
    field.current?.focus();
  };

  useModal(layer, field);
  useEffect(() => {
    // In a task of its own: it starts a worker and several requests.
    if (!isSlowConnection()) setTimeout(search.preload);
  }, [search]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
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
    // A click on the backdrop closes it; the keyboard equivalent is Escape.
    <div
      ref={layer}
      popover="manual"
      className={styles.backdrop}
      role="presentation"
      onClick={({ target }) => target === layer.current && onClose()}
    >
      <dialog
        open
        className={styles.dialog}
        aria-label={fieldTexts.title()}
        aria-modal
        // For the gesture that closes a dialog on a phone.
        closedby="closerequest"
        // Takes the focus when its text is clicked, so that it receives Escape.
        tabIndex={-1}
        onClose={onClose}
        onKeyDown={onKeyDown}
      >
        <div className={styles.content}>
          <div className={styles.head}>
            <SearchField
              field={field}
              state={state}
              isSlow={isSlow}
              autocomplete={loaded?.autocomplete}
              onQuery={searchFor}
              onSubmit={() => {
                leave();
                history.push(addressOf(state.query));
              }}
              onClear={() => searchAndFocus('')}
            />
            <button type="button" className={styles.cancel} onClick={onClose}>
              {fieldTexts.cancel()}
            </button>
          </div>
          {panel ?? (
            <div className={styles.loading}>
              <p role="status">{retry ? fieldTexts.notLoaded() : isSlow && fieldTexts.loading()}</p>
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
    </div>
  );
}
