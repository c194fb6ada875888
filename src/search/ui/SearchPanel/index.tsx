import Link from '@docusaurus/Link';
import { recentSearches, type Search } from '@site/src/search/client';
import React, { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { messages } from '../messages';
import NoResults from '../NoResults';
import SearchFailure from '../SearchFailure';
import SearchScopeChoice from '../SearchScopeChoice';
import { searchStatus } from '../searchStatus';
import { useResultPage } from '../useResultPage';
import { useStatusMessage } from '../useStatusMessage';
import type { Autocomplete, BoxState } from './createSearchAutocomplete';
import KeyHints from './KeyHints';
import Options from './Options';
import styles from './styles.lazy.module.css';

/** Whether a search is running. */
const isRunning = ({ status }: BoxState) => status === 'loading' || status === 'stalled';

export { createSearchAutocomplete } from './createSearchAutocomplete';
export type { Autocomplete, BoxState } from './createSearchAutocomplete';

export type PanelProps = {
  autocomplete: Autocomplete;
  state: BoxState;
  /** Whether to show that the search is running. */
  isSlow: boolean;
  search: Search;
  /** Called with the name of the scope that the user chooses. */
  onScope: (name: string) => void;
  /** Searches again, with another query or for one search in another scope, if given. */
  onSearch: (query?: string, scopeName?: string) => void;
  /** Called when the user follows the link of an option; the browser opens it. */
  onFollow: (event: MouseEvent) => void;
  /** Called when the user follows another link out of the search box. */
  onLeave: () => void;
  /** Called when the user wants to see the keyboard shortcuts. */
  onShortcuts: () => void;
};

/**
 * Everything in the search box below its field: scope, status, results, or messages. Loaded when the search is first
 * used.
 */
export default function SearchPanel(props: PanelProps): ReactNode {
  const { autocomplete, state, isSlow, search, onScope, onSearch, onFollow, onLeave, onShortcuts } =
    props;
  const resultPage = useResultPage();
  const statusMessage = useStatusMessage(search);
  // What the last search found remains until the next one has an answer, or takes long.
  const [settled, setSettled] = useState(state);
  if (!isRunning(state) && settled !== state) setSettled(state);
  const { query, answer } = isSlow ? state : settled;
  const status = searchStatus(query, isSlow, answer, search.scope.tags);
  const shown = status.answer?.results.length ?? 0;

  useEffect(() => autocomplete.onShown(state), [autocomplete, state]);

  return (
    <>
      <div className={styles.scope}>
        <SearchScopeChoice {...search} onChange={onScope} />
      </div>
      <div className={styles.status}>
        <span role="status">{statusMessage(status, shown)}</span>
        {shown > 0 && (
          <Link
            to={resultPage({ query, scope: search.scope.name })}
            onClick={() => {
              recentSearches.keep(query);
              onLeave();
            }}
          >
            {messages.allResults()}
          </Link>
        )}
      </div>
      {status.answer && status.answer.failedTags.length > 0 && (
        <div className={styles.message}>
          <SearchFailure
            search={search}
            onRetry={() => void search.retry().then(() => onSearch())}
            onLeave={onLeave}
          />
        </div>
      )}
      {status.kind === 'done' && shown === 0 && (
        <div className={styles.message}>
          <NoResults
            query={query}
            suggestions={status.answer.suggestions}
            search={search}
            onSearch={onSearch}
          />
        </div>
      )}
      <Options
        autocomplete={autocomplete}
        collections={state.collections}
        versionOf={search.versionOf}
        onFollow={onFollow}
        onCleared={() => onSearch()}
      />
      <KeyHints onShortcuts={onShortcuts} />
    </>
  );
}
