import { useHistory, useLocation } from '@docusaurus/router';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { readHighlight } from '@site/src/search/ui/highlight/address';
import React, { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { findMatches, highlight, reveal } from './ranges';
import styles from './styles.lazy.module.css';
import { texts } from './texts';
import { useFading } from './useFading';

// Screen readers announce only text that is added to an existing live region.
const ANNOUNCE_DELAY = 150;

const UP = 'M8 13V3M4 7l4-4 4 4';
const DOWN = 'M8 3v10M4 9l4 4 4-4';

type Found = { pathname: string; matches: readonly Range[] };

const nothing: Found = { pathname: '', matches: [] };

/** Finds the words in the address of the page, and removes them from it: a shared link has no highlights. */
function useMatches(): [Found, clear: () => void] {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  const [found, setFound] = useState(nothing);

  useEffect(() => {
    const { terms, rest } = readHighlight(search);
    if (terms.length === 0) return undefined;
    // In a tab in the background, the marks wait for the reader, and do not fade before.
    const frame = requestAnimationFrame(() => {
      setFound({ pathname, matches: findMatches(terms) });
      history.replace({ pathname, search: rest, hash });
    });
    return () => cancelAnimationFrame(frame);
  }, [history, pathname, search, hash]);

  return [found.pathname === pathname ? found : nothing, () => setFound(nothing)];
}

/** "12 matches", or "3 of 12 matches" when the reader has stepped to one. */
function useCountText(total: number, current: number | undefined): string {
  const { selectMessage } = usePluralForm();
  if (current !== undefined) return texts.position(current + 1, total);
  return selectMessage(
    total,
    translate(
      { id: 'search.matches.plurals', message: '{count} match|{count} matches' },
      { count: total },
    ),
  );
}

/**
 * Marks the words of a search on the page of a result, and shows a bar with their number, which steps through them and
 * removes the marks. Escape and navigation remove them, too.
 */
export default function HighlightBar(): ReactNode {
  const [{ matches }, clear] = useMatches();
  const [step, setStep] = useState<{ of: readonly Range[]; at: number }>();
  const current = step?.of === matches ? step.at : undefined;
  const { hasFaded, isKept, keep } = useFading(matches);
  const text = useCountText(matches.length, current);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    highlight(hasFaded ? [] : matches, current === undefined ? undefined : matches[current]);
    return () => highlight([]);
  }, [matches, current, hasFaded]);

  useEffect(() => {
    const timer = window.setTimeout(() => setAnnounced(text), ANNOUNCE_DELAY);
    return () => window.clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    if (matches.length === 0) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') clear();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  if (matches.length === 0) return null;

  const move = (by: number) => {
    const from = current ?? (by > 0 ? -1 : 0);
    const at = (from + by + matches.length) % matches.length;
    keep(true);
    setStep({ of: matches, at });
    const match = matches[at];
    if (match) reveal(match);
  };
  const button = (label: string, icon: string, onClick: () => void) => (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path d={icon} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  );

  return createPortal(
    <section className={styles.bar} aria-label={texts.title()}>
      <span aria-hidden="true">{text}</span>
      <span role="status" className={styles.announcement}>
        {announced}
      </span>
      {button(texts.previous(), UP, () => move(-1))}
      {button(texts.next(), DOWN, () => move(1))}
      <button
        type="button"
        className={styles.button}
        aria-pressed={isKept}
        onClick={() => keep(!isKept)}
      >
        {texts.keep()}
      </button>
      <button type="button" className={styles.button} onClick={clear}>
        {texts.clear()}
      </button>
    </section>,
    document.body,
  );
}
