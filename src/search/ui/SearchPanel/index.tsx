import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import React, { type ReactNode } from 'react';
import { ScopeChoice } from '../Choice';
import SearchOutcome from '../SearchOutcome';
import { aboutList } from './createSearchAutocomplete';
import hints from './KeyHints.lazy.module.css';
import Options, { type OptionsProps } from './Options';
import styles from './styles.lazy.module.css';

export { createSearchAutocomplete } from './createSearchAutocomplete';
export type { Autocomplete, BoxState, Latest } from './createSearchAutocomplete';

export type PanelProps = OptionsProps & {
  /** Whether the answer to the query takes a while. */
  isStalled: boolean;
  /** Called with the name of the scope that the user chooses. */
  onScope: (name: string) => void;
  /** Called when the user follows another link out of the search box. */
  onLeave: () => void;
  /** Called when the user wants to see the keyboard shortcuts. */
  onShortcuts: () => void;
};

/** Keyboard hints, shown in windows with enough space, with a button that shows all shortcuts. */
function KeyHints({ onShortcuts }: Pick<PanelProps, 'onShortcuts'>): ReactNode {
  const keys = [
    ['↑ ↓', translate({ message: 'to choose' })],
    ['Enter', translate({ message: 'to open' })],
    ['Esc', translate({ message: 'to close' })],
  ];
  return (
    <ul className={hints.hints}>
      {keys.map(([key, does]) => (
        <li key={key}>
          <kbd>{key}</kbd> {does}
        </li>
      ))}
      <li>
        <button type="button" className={hints.all} onClick={onShortcuts}>
          <Translate>All shortcuts</Translate>
        </button>
      </li>
    </ul>
  );
}

/**
 * Everything in the search box below its field: scope, status, results, or messages. Loaded when the search is first
 * used.
 */
export default function SearchPanel(props: PanelProps): ReactNode {
  const { collections, isStalled, search, onScope, onFollow, onSearch, onLeave } = props;
  // What the last search found remains until the next one has an answer, or takes long.
  const { query = '', answer } = isStalled ? {} : aboutList(collections[0]);
  const shown = answer?.results.length ?? 0;

  return (
    <>
      <div className={styles.scope}>
        <ScopeChoice {...search} onChange={onScope} />
      </div>
      <SearchOutcome
        {...{ search, query, answer, isStalled, shown, onSearch, onLeave }}
        classes={styles}
        onRetry={() => onSearch()}
      >
        {shown > 0 && (
          <Link to={search.resultPage({ query })} onClick={onFollow}>
            <Translate id="theme.SearchBar.seeAll">All results</Translate>
          </Link>
        )}
      </SearchOutcome>
      <Options {...props} />
      <KeyHints onShortcuts={props.onShortcuts} />
    </>
  );
}
