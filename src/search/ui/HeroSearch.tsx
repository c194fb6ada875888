import useBaseUrl from '@docusaurus/useBaseUrl';
import { MAX_QUERY_LENGTH } from '@site/src/search/core/constants';
import React, { type ReactNode } from 'react';
import { fieldMessages } from './fieldMessages';
import styles from './HeroSearch.lazy.module.css';
import { SearchIcon } from './SearchBox/icons';
import { openSearch } from './SearchBox';

/** Hands what is typed in a field over to the search box. */
function handOver(field: HTMLInputElement): void {
  openSearch(field.value);
  field.value = '';
}

/**
 * A large search field. What is typed continues in the search box, which opens at the first letter; until the page is
 * interactive, the form leads to the result page.
 */
export default function HeroSearch(): ReactNode {
  return (
    <form
      role="search"
      className={`${styles.form} no-print`}
      action={useBaseUrl('/search/')}
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem('q');
        if (field instanceof HTMLInputElement) handOver(field);
      }}
    >
      <input
        type="search"
        name="q"
        autoComplete="off"
        maxLength={MAX_QUERY_LENGTH}
        aria-label={fieldMessages.title()}
        placeholder={fieldMessages.title()}
        onChange={({ currentTarget, nativeEvent }) => {
          if (!(nativeEvent as InputEvent).isComposing) handOver(currentTarget);
        }}
        onCompositionEnd={({ currentTarget }) => handOver(currentTarget)}
      />
      <button type="submit" className={styles.submit}>
        <SearchIcon />
        <span className="visually-hidden">{fieldMessages.search()}</span>
      </button>
    </form>
  );
}
