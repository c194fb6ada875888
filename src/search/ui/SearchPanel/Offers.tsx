import { texts } from '@site/src/search/ui/texts/texts';
import React, { type ReactNode } from 'react';
import styles from './Offers.lazy.module.css';

type HeadProps = { label: string; onClear?: () => void };

/** The heading of a list of the empty search box, with a button that clears a list of recent ones. */
export function ListHead({ label, onClear }: HeadProps): ReactNode {
  return (
    <div className={styles.head}>
      <span>{label}</span>
      {onClear && (
        <button
          type="button"
          className={styles.clear}
          aria-label={`${texts.removeAll()}: ${label}`}
          onClick={onClear}
        >
          {texts.removeAll()}
        </button>
      )}
    </div>
  );
}

/** The class of a link that contains a `PageOption`. */
export const pageClass = styles.page;

/** A page as an option of the list box. */
export function PageOption({ title, version }: { title: string; version?: string }): ReactNode {
  return (
    <>
      <span>{title}</span>
      <span className={styles.version}>{version}</span>
    </>
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
