import { useHistory, useLocation } from '@docusaurus/router';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import React, { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import hidden from '../hidden.module.css';
import { readHighlight } from '../highlightParameter';
import { findMatches, highlight, reveal } from './matches';
import styles from './styles.lazy.module.css';

const UP = 'M8 13V3M4 7l4-4 4 4';
const DOWN = 'M8 3v10M4 9l4 4 4-4';

/** The matches on a page, and the position of the one that the reader has stepped to. */
type Found = { pathname: string; matches: readonly Range[]; at?: number };

const nothing: Found = { pathname: '', matches: [] };

/** "12 matches", or "3 of 12" when the reader has stepped to one. */
function useCount({ matches, at }: Found): string {
  const { selectMessage } = usePluralForm();
  const total = matches.length;
  return at === undefined
    ? selectMessage(
        total,
        translate({ message: '{count} match|{count} matches' }, { count: total }),
      )
    : translate({ message: '{at} of {total}' }, { at: at + 1, total });
}

/**
 * Marks the words in the address of the page, which it removes from there: a shared link has no highlights. A bar shows
 * the number of matches, steps through them, and removes the marks; Escape and navigation remove them, too.
 */
export default function HighlightBar(): ReactNode {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  const [state, setFound] = useState(nothing);
  const found = state.pathname === pathname ? state : nothing;
  const { matches, at } = found;
  const count = useCount(found);
  const isShown = matches.length > 0;
  const clear = () => setFound(nothing);

  useEffect(() => {
    const { terms, rest } = readHighlight(search);
    if (terms.length === 0) return undefined;
    // In a background tab, the marks wait for the reader.
    const frame = requestAnimationFrame(() => {
      // The page of a link that was followed meanwhile is still loading: `useLocation` has the old one.
      if (history.location.pathname !== pathname) return;
      setFound({ pathname, matches: findMatches(terms) });
      history.replace({ pathname, search: rest, hash });
    });
    return () => cancelAnimationFrame(frame);
  }, [history, pathname, search, hash]);

  useEffect(() => {
    highlight(matches, at === undefined ? undefined : matches[at]);
    return () => highlight([]);
  }, [matches, at]);

  useEffect(() => {
    if (!isShown) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      // Escape closes an open dialog first.
      if (key === 'Escape' && !document.querySelector('dialog[open]')) clear();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);

  const step = (by: 1 | -1) => {
    const from = at ?? (by > 0 ? -1 : 0);
    const next = (from + by + matches.length) % matches.length;
    setFound({ ...found, at: next });
    const match = matches[next];
    if (match) reveal(match);
  };
  const stepButton = (label: string, icon: string, by: 1 | -1) => (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={() => step(by)}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path d={icon} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  );

  return createPortal(
    <>
      {/* Screen readers announce only text that is added to an existing live region. */}
      <span role="status" className={hidden.hidden}>
        {isShown && count}
      </span>
      {isShown && (
        <section className={styles.bar} aria-label={translate({ message: 'Search matches' })}>
          <span aria-hidden="true">{count}</span>
          {stepButton(translate({ message: 'Previous match' }), UP, -1)}
          {stepButton(translate({ message: 'Next match' }), DOWN, 1)}
          <button type="button" className={styles.button} onClick={clear}>
            {translate({ message: 'Clear' })}
          </button>
        </section>
      )}
    </>,
    document.body,
  );
}
