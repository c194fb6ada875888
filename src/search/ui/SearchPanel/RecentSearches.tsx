import { texts } from '@site/src/search/ui/texts/texts';
import React, { type ReactNode } from 'react';
import styles from './RecentSearches.module.css';

/** The heading of the recent searches, with a button that removes all of them. */
export function RecentHead({ onClear }: { onClear: () => void }): ReactNode {
  return (
    <div className={styles.head}>
      <span>{texts.recent()}</span>
      <button type="button" className={styles.clear} onClick={onClear}>
        {texts.removeAll()}
      </button>
    </div>
  );
}

/** A recent search as an option of the list box. */
export function RecentOption({ query }: { query: string }): ReactNode {
  return <div className={styles.recent}>{query}</div>;
}

type RemoveProps = { queries: readonly string[]; onRemove: (query: string) => void };

/** A remove button for each recent search, aligned with its option. */
export function RemoveButtons({ queries, onRemove }: RemoveProps): ReactNode {
  return (
    <ul className={styles.buttons}>
      {queries.map((query) => (
        <li key={query}>
          <button
            type="button"
            className={styles.remove}
            aria-label={texts.remove(query)}
            title={texts.remove(query)}
            onClick={() => onRemove(query)}
          >
            <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
              <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}
