// Ours, not a wrapper: the search box of the easyops plugin has its own engine and index files, which
// this site replaces (src/plugins/search-index).
import { useSearch } from '@site/src/components/search-client/useSearch';
import { texts } from '@site/src/components/SearchDialog/texts';
import { useSearchHighlight } from '@site/src/components/SearchHighlight/useSearchHighlight';
import React, { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import styles from './styles.module.css';

const loadDialog = () => import('@site/src/components/SearchDialog');
const SearchDialog = lazy(loadDialog);

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}

/** The button in the navbar; it opens the search box, also by Ctrl/Cmd+K and by "/". */
export default function SearchBar(): ReactNode {
  const search = useSearch();
  const [open, setOpen] = useState(false);
  useSearchHighlight();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!shortcut && (event.key !== '/' || isTyping(event))) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const warm = () => {
    void loadDialog();
    search.warm();
  };

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <path
            d="m14 14 4 4M2 8.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 0 0-13 0Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <span className={styles.label}>{texts.placeholder()}</span>
        <kbd className={styles.shortcut} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {open && (
        <Suspense>
          <SearchDialog search={search} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
