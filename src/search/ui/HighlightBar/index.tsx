import { useHistory, useLocation } from '@docusaurus/router';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { isComposing } from '@site/src/browser/isComposing';
import React, { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { fieldMessages } from '../fieldMessages';
import { readHighlight } from '../highlightParameter';
import { findMatches, highlight } from './matches';
import styles from './styles.lazy.module.css';

/** The matches on a page. */
type Found = { pathname: string; matches: readonly Range[] };

const nothing: Found = { pathname: '', matches: [] };

/**
 * Marks the words in the address of the page, which it removes from there: a shared link has no highlights. A bar shows
 * the number of matches and removes the marks; Escape and navigation remove them, too.
 */
export default function HighlightBar(): ReactNode {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  const { selectMessage } = usePluralForm();
  const [found, setFound] = useState(nothing);
  const { matches } = found.pathname === pathname ? found : nothing;
  const total = matches.length;
  const count = selectMessage(
    total,
    translate({ message: '{count} match|{count} matches' }, { count: total }),
  );
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
    if (matches.length === 0) return undefined;
    highlight(matches);
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      // Escape closes an open dialog first.
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) clear();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      highlight([]);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [matches]);

  return createPortal(
    <>
      {/* Screen readers announce only text that is added to an existing live region. */}
      <span role="status" className="visually-hidden">
        {total > 0 && count}
      </span>
      {total > 0 && (
        <section className={styles.bar} aria-label={translate({ message: 'Search matches' })}>
          <span aria-hidden="true">{count}</span>
          <button type="button" className={styles.button} onClick={clear}>
            {fieldMessages.clear()}
          </button>
        </section>
      )}
    </>,
    document.body,
  );
}
