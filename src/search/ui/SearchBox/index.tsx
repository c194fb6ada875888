import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useSearch } from '@site/src/search/client';
import React, {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { fieldMessages } from '../fieldMessages';
import { SearchIcon } from './icons';
import SearchDialog from './SearchDialog';
import { shortcutOf } from './shortcut';
import styles from './styles.module.css';
import { lastTyped, preload } from './useAutocomplete';

/** The event that opens the search box; its detail is the text typed elsewhere. */
const OPEN = 'ace-search-open';

/** Opens the search box with a text typed in another field: typing continues at its end. */
export function openSearch(typed: string): void {
  document.dispatchEvent(new CustomEvent(OPEN, { detail: typed }));
}

// A page of another layout brings a search box of its own: one that is opened while the page loads stays open.
let isOpen = false;

/** The search in the navbar: a button, and the dialog that it opens. Ctrl/Cmd+K and "/" open it, too; "?" shows the shortcuts. */
export default function SearchBox(): ReactNode {
  const search = useSearch();
  const resultPage = useBaseUrl('/search/');
  const isMac = useIsBrowser() && navigator.userAgent.includes('Mac');
  /** The dialog is open with this text, typed elsewhere; empty if there is none. */
  const [typed, setTyped] = useState(() => (isOpen ? lastTyped() : undefined));
  const [Shortcuts, setShortcuts] = useState<ComponentType<{ onClose: () => void }>>();

  const close = () => setTyped(undefined);
  const showShortcuts = () => {
    // If the list fails to load, the key can be pressed again.
    import('@site/src/components/Shortcuts').then(
      (loaded) => {
        close();
        setShortcuts(() => loaded.default);
      },
      () => undefined,
    );
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    // An open dialog handles its keys.
    if (!shortcut || (shortcut === 'shortcuts' && document.querySelector('dialog[open]'))) return;
    event.preventDefault();
    if (shortcut === 'search') setTyped((current) => current ?? '');
    else showShortcuts();
  });

  // Layout effects: between two pages, no key comes to a search box that is gone already.
  useLayoutEffect(() => {
    const isGone = new AbortController();
    const { signal } = isGone;
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    const onOpen = ({ detail }: CustomEvent<string>) => setTyped(detail);
    document.addEventListener(OPEN, onOpen as EventListener, { signal });
    // The key was pressed before (src/upstream/head-script.ts).
    const { dataset } = document.documentElement;
    if (dataset.searchAsked !== undefined) openSearch('');
    delete dataset.searchAsked;
    return () => isGone.abort();
  }, []);
  useLayoutEffect(() => {
    isOpen = typed !== undefined;
  }, [typed]);

  return (
    <>
      {/* Until the page is interactive, and without scripts, the button leads to the result page. */}
      <form action={resultPage}>
        <input type="hidden" name="v" value={search.scope.name} />
        <button
          type="submit"
          className={styles.button}
          aria-haspopup="dialog"
          onPointerEnter={() => preload(search)}
          onFocus={() => preload(search)}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            setTyped('');
          }}
        >
          <SearchIcon />
          <span className={styles.label}>{fieldMessages.placeholder()}</span>
          <kbd className={styles.shortcut} aria-hidden="true">
            {isMac ? '⌘' : 'Ctrl'} K
          </kbd>
        </button>
      </form>
      {typed !== undefined && (
        <SearchDialog typed={typed} onClose={close} onShortcuts={showShortcuts} />
      )}
      {Shortcuts && <Shortcuts onClose={() => setShortcuts(undefined)} />}
    </>
  );
}
