import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { recentSearches, type Search } from '@site/src/search/client';
import React, { type MouseEvent, type ReactNode } from 'react';
import { ScopeChoice } from '../Choice';
import { fieldMessages } from '../fieldMessages';
import { ResultLink } from '../ResultItem';
import SearchOutcome from '../SearchOutcome';
import { aboutList, type Autocomplete, type BoxState } from './createSearchAutocomplete';
import type { Entry } from './entries';
import hints from './KeyHints.lazy.module.css';
import lists from './Options.lazy.module.css';
import styles from './styles.lazy.module.css';

export { createSearchAutocomplete } from './createSearchAutocomplete';
export type { Autocomplete, BoxState, Latest } from './createSearchAutocomplete';

type Collection = BoxState['collections'][number];

export type PanelProps = {
  autocomplete: Autocomplete;
  collections: Collection[];
  /** Whether the answer to the query takes a while. */
  isStalled: boolean;
  search: Search;
  /** Called with the name of the scope that the user chooses. */
  onScope: (name: string) => void;
  /** Called when a link of the search box is followed, before the browser or the router opens it. */
  onFollow: (event: MouseEvent) => void;
  /** Searches again, with another query or for one search in another scope, if given. */
  onSearch: (query?: string, scopeName?: string) => void;
  /** Called when the user wants to see the keyboard shortcuts. */
  onShortcuts: () => void;
};

/** The lists of the search box: results or, for an empty field, recent searches and common tasks. */
function Options(props: PanelProps): ReactNode {
  const { autocomplete, collections, search, onFollow, onSearch } = props;
  const shown = collections.filter(({ items }) => items.length > 0);
  const clear = () => {
    recentSearches.clear();
    onSearch();
  };

  function optionOf(item: Entry, source: Collection['source']): ReactNode {
    const option = autocomplete.getItemProps({ item, source });
    if ('recent' in item)
      return (
        <li key={option.id} {...option} className={lists.option}>
          {item.recent}
        </li>
      );
    // A link, so that the browser opens it in a new tab or copies its address. Not a tab stop: the field keeps the focus,
    // and arrow keys choose.
    const link = {
      ...option,
      tabIndex: -1,
      onClick: (event: MouseEvent) => {
        option.onClick(event);
        onFollow(event);
      },
      onAuxClick: onFollow,
    };
    return (
      // The link is the option: an option cannot contain a link.
      <li key={option.id} role="presentation">
        {'task' in item ? (
          <Link {...link} to={item.task.path} className={lists.option}>
            {item.task.title}
          </Link>
        ) : (
          <ResultLink
            {...link}
            result={item.result}
            section={item.section}
            version={search.versionOf(item.result.tag)}
            data-further={item.section && ''}
          />
        )}
      </li>
    );
  }

  return (
    // Focusable while it has options, because a long list scrolls.
    <div
      {...autocomplete.getPanelProps()}
      className={lists.panel}
      tabIndex={shown.length > 0 ? 0 : undefined}
      role="group"
      aria-label={translate({ message: 'Results' })}
    >
      {shown.map((list) => {
        const { source, items } = list;
        const { heading } = aboutList(list);
        const name = heading && { 'aria-labelledby': undefined, 'aria-label': heading };
        return (
          <React.Fragment key={source.sourceId}>
            {heading && (
              <div className={lists.heading}>
                <span>{heading}</span>
                {source.sourceId === 'recent' && (
                  <button type="button" className={lists.clear} onClick={clear}>
                    {fieldMessages.clear()}
                  </button>
                )}
              </div>
            )}
            <ul {...autocomplete.getListProps({ source })} {...name} className={lists.list}>
              {items.map((item) => optionOf(item, source))}
            </ul>
          </React.Fragment>
        );
      })}
    </div>
  );
}

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
  const { collections, isStalled, search, onScope, onFollow, onSearch } = props;
  // What the last search found remains until the next one has an answer, or takes long.
  const { query = '', answer } = isStalled ? {} : aboutList(collections[0]);
  const shown = answer?.results.length ?? 0;

  return (
    <>
      <div className={styles.scope}>
        <ScopeChoice {...search} onChange={onScope} />
      </div>
      <SearchOutcome
        {...{ search, query, answer, isStalled, shown, onSearch, onFollow }}
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
