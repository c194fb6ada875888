import { useHistory } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { isComposing } from '@site/src/browser/isComposing';
import { recentSearches, useSearch } from '@site/src/search/client';
import React, {
  type KeyboardEvent,
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
import styles from './SearchDialog.module.css';
import SearchField from './SearchField';
import { preload, useAutocomplete } from './useAutocomplete';

type Props = {
  /** A text typed elsewhere, at whose end typing continues. If empty, the dialog opens with the last query. */
  typed: string;
  onClose: () => void;
  /** Called when the user wants to see the keyboard shortcuts. */
  onShortcuts: () => void;
};

/** The button and the keys that open a link. */
type Pressed = Pick<MouseEventInit, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Opens an address as the browser does when its link is clicked with some keys: the reader stays on this page. */
function openApart(url: string, keys: MouseEventInit): void {
  const link = Object.assign(document.createElement('a'), { href: url });
  link.dispatchEvent(new MouseEvent('click', { cancelable: true, view: window, ...keys }));
}

/**
 * The search box, a modal dialog. Its field accepts input immediately; everything below the field is loaded when the
 * search is first used, and rendered between the reader's inputs.
 */
export default function SearchDialog({ typed, onClose, onShortcuts }: Props): ReactNode {
  // State for this dialog, so that the choice applies even if the browser cannot store it.
  const [chosenScope, setChosenScope] = useState<string>();
  const search = useSearch(chosenScope);
  const history = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const { state, loaded, retry, searchFor } = useAutocomplete({
    search,
    typed,
    onOpen: (url, keys) => {
      if (keys) openApart(url, keys);
      onFollow(keys);
      if (!keys) history.push(url);
    },
  });
  /** A link that the search has found is opened, here or, with some keys or buttons, in another tab. */
  const onFollow = ({ button = 0, ctrlKey, metaKey, shiftKey }: Pressed = {}) => {
    if (button > 1) return;
    recentSearches.keep(state.query);
    if (button !== 1 && !ctrlKey && !metaKey && !shiftKey) onClose();
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
  useEffect(() => preload(search), [search]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    // Otherwise the browser would clear the field on the first Escape, and the page would remove its marks.
    event.stopPropagation();
    event.preventDefault();
    onClose();
  };

  const { collections, activeItemId, status } = useDeferredValue(state);
  const isStalled = status === 'stalled';
  const panel = useMemo(
    () =>
      loaded && (
        <loaded.Panel
          autocomplete={loaded.autocomplete}
          collections={collections}
          isStalled={isStalled}
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
          onShortcuts={onShortcuts}
        />
      ),
    // The callbacks belong to the lists that are shown. A letter alone does not change them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [loaded, collections, activeItemId, isStalled, search],
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
            isCurrent={collections === state.collections}
            autocomplete={loaded?.autocomplete}
            onQuery={searchFor}
            onSubmit={() => {
              onFollow();
              history.push(search.resultPage({ query: state.query }));
            }}
            onClear={() => searchAndFocus('')}
          />
          <button type="button" className={styles.cancel} onClick={onClose}>
            <Translate>Cancel</Translate>
          </button>
        </div>
        {panel ?? (
          <div className={styles.loading}>
            <p role="status">
              {retry
                ? translate({ message: 'The search could not be loaded.' })
                : state.query &&
                  state.status === 'stalled' &&
                  translate({ message: 'Searching …' })}
            </p>
            {retry && (
              <SearchFailure
                search={search}
                onRetry={() => {
                  retry();
                  field.current?.focus();
                }}
                onFollow={onFollow}
              />
            )}
          </div>
        )}
      </div>
    </dialog>
  );
}
