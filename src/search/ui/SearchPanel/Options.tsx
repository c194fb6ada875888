import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { recentSearches, type Search } from '@site/src/search/client';
import React, { type MouseEvent, type ReactNode } from 'react';
import { fieldMessages } from '../fieldMessages';
import { ResultLink } from '../ResultItem';
import { aboutList, type Autocomplete, type BoxState } from './createSearchAutocomplete';
import type { Entry } from './entries';
import styles from './Options.lazy.module.css';

export type OptionsProps = {
  autocomplete: Autocomplete;
  collections: Collection[];
  search: Search;
  /** Called when the link of an option is followed, before the browser or the router opens it. */
  onFollow: (event: MouseEvent) => void;
  /** Searches again, with another query or for one search in another scope, if given. */
  onSearch: (query?: string, scopeName?: string) => void;
};

type Collection = BoxState['collections'][number];

/** The lists of the search box: results or, for an empty field, recent searches and common tasks. */
export default function Options(props: OptionsProps): ReactNode {
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
        <li key={option.id} {...option} className={styles.option}>
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
          <Link {...link} to={item.task.path} className={styles.option}>
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
      className={styles.panel}
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
              <div className={styles.heading}>
                <span>{heading}</span>
                {source.sourceId === 'recent' && (
                  <button type="button" className={styles.clear} onClick={clear}>
                    {fieldMessages.clear()}
                  </button>
                )}
              </div>
            )}
            <ul {...autocomplete.getListProps({ source })} {...name} className={styles.list}>
              {items.map((item) => optionOf(item, source))}
            </ul>
          </React.Fragment>
        );
      })}
    </div>
  );
}
