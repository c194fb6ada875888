import { recentSearches } from '@site/src/search/client';
import { resultAddress, ResultOption } from '@site/src/search/ui/ResultItem';
import { texts } from '@site/src/search/ui/texts/texts';
import React, { type ReactNode } from 'react';
import type { Autocomplete, BoxState } from './createSearchAutocomplete';
import styles from './Options.module.css';
import { RecentHead, RecentOption, RemoveButtons } from './RecentSearches';
import { RECENT } from './sources';

type Props = {
  autocomplete: Autocomplete;
  collections: BoxState['collections'];
  labelOf: (tag: string) => string | undefined;
  openTab: (address: string) => void;
  /** Called when recent searches have been removed. */
  onRemoved: () => void;
};

/** The list of the search box: results, or recent searches with their remove buttons. */
export default function Options(props: Props): ReactNode {
  const { autocomplete, collections, labelOf, openTab, onRemoved } = props;
  const [collection] = collections;
  const count = collection?.items.length ?? 0;
  const isRecent = collection?.source.sourceId === RECENT && count > 0;

  const list = collection && count > 0 && (
    <ul {...autocomplete.getListProps({ source: collection.source })} className={styles.list}>
      {collection.items.map((item) => {
        const option = autocomplete.getItemProps({ item, source: collection.source });
        if ('recent' in item) {
          return (
            <li key={item.recent} {...option}>
              <RecentOption query={item.recent} />
            </li>
          );
        }
        const { result } = item;
        return (
          <li
            key={result.sectionRoute}
            {...option}
            onAuxClick={({ button }) => button === 1 && openTab(resultAddress(result))}
          >
            <ResultOption result={result} version={labelOf(result.tag)} />
          </li>
        );
      })}
    </ul>
  );

  return (
    // Focusable while it has options, because a long list scrolls.
    <div
      {...autocomplete.getPanelProps()}
      className={styles.panel}
      tabIndex={count > 0 ? 0 : undefined}
      role="group"
      aria-label={texts.results()}
    >
      {isRecent && (
        <RecentHead
          onClear={() => {
            recentSearches.clear();
            onRemoved();
          }}
        />
      )}
      <div className={styles.columns}>
        {list}
        {/* Next to the list, not in it: an option of a list box cannot contain a button. */}
        {isRecent && (
          <RemoveButtons
            queries={collection.items.flatMap((item) => ('recent' in item ? item.recent : []))}
            onRemove={(query) => {
              recentSearches.remove(query);
              onRemoved();
            }}
          />
        )}
      </div>
    </div>
  );
}
