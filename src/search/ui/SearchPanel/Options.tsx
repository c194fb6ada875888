import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { recentPages } from '@site/src/browser/recentPages';
import { recentSearches } from '@site/src/search/client';
import {
  resultAddress,
  resultClass,
  ResultText,
  sectionClass,
  SectionText,
} from '@site/src/search/ui/ResultItem';
import { texts } from '@site/src/search/ui/texts/texts';
import React, { type MouseEvent, type ReactNode } from 'react';
import type { Autocomplete, BoxState } from './createSearchAutocomplete';
import OptionLink from './OptionLink';
import styles from './Options.lazy.module.css';
import { ListHead, pageClass, PageOption, RecentOption, RemoveButtons } from './Offers';
import { GOALS, PAGES, RECENT } from './sources';
import { useInSteps } from './useInSteps';

type Props = {
  autocomplete: Autocomplete;
  collections: BoxState['collections'];
  labelOf: (tag: string) => string | undefined;
  /** Called when the link of an option is followed. */
  onFollow: (event: MouseEvent) => void;
  /** Called when recent searches or pages have been removed. */
  onRemoved: () => void;
};

type ListProps = Omit<Props, 'collections'> & { collection: BoxState['collections'][number] };

/** The heading of each list of the empty search box, and how to clear the list. */
const heads: Record<string, { label: () => string; clear?: () => void }> = {
  [RECENT]: { label: texts.recent, clear: recentSearches.clear },
  [PAGES]: { label: texts.recentPages, clear: recentPages.clear },
  [GOALS]: { label: texts.goals },
};

/** A list of options: results, recent searches with their remove buttons, or pages. */
function OptionList({
  autocomplete,
  collection,
  labelOf,
  onFollow,
  onRemoved,
}: ListProps): ReactNode {
  const { source } = collection;
  const items = useInSteps(collection.items);
  const versions = useVersions('default');
  const head = heads[source.sourceId];
  const label = head?.label();
  const versionOf = (path: string) =>
    versions
      .filter((version) => path.startsWith(version.path))
      .sort((one, other) => other.path.length - one.path.length)[0]?.label;
  const name = label ? { 'aria-labelledby': undefined, 'aria-label': label } : {};

  return (
    <>
      {label && (
        <ListHead
          label={label}
          onClear={
            head?.clear &&
            (() => {
              head.clear?.();
              onRemoved();
            })
          }
        />
      )}
      <div className={styles.columns}>
        <ul {...autocomplete.getListProps({ source })} {...name} className={styles.list}>
          {items.map((item) => {
            const option = autocomplete.getItemProps({ item, source });
            if ('recent' in item) {
              return (
                <li key={item.recent} {...option}>
                  <RecentOption query={item.recent} />
                </li>
              );
            }
            const link = { option, onFollow };
            if ('page' in item) {
              const { path, title } = item.page;
              return (
                <OptionLink key={path} to={path} className={pageClass} {...link}>
                  <PageOption
                    title={title}
                    // The tasks are those of the version that the search is about.
                    version={source.sourceId === PAGES ? versionOf(path) : undefined}
                  />
                </OptionLink>
              );
            }
            const { result, section, objectID } = item;
            return (
              <OptionLink
                key={objectID}
                to={resultAddress(result, section)}
                className={section ? sectionClass : resultClass}
                isFurther={section !== undefined}
                {...link}
              >
                {section ? (
                  <SectionText result={result} section={section} />
                ) : (
                  <ResultText result={result} version={labelOf(result.tag)} />
                )}
              </OptionLink>
            );
          })}
        </ul>
        {/* Next to the list, not in it: an option of a list box cannot contain a button. */}
        {source.sourceId === RECENT && (
          <RemoveButtons
            queries={items.flatMap((item) => ('recent' in item ? item.recent : []))}
            onRemove={(query) => {
              recentSearches.remove(query);
              onRemoved();
            }}
          />
        )}
      </div>
    </>
  );
}

/** The lists of the search box: results or, for an empty field, recent searches and pages, and common tasks. */
export default function Options({ collections, ...props }: Props): ReactNode {
  const shown = collections.filter(({ items }) => items.length > 0);
  return (
    // Focusable while it has options, because a long list scrolls.
    <div
      {...props.autocomplete.getPanelProps()}
      className={styles.panel}
      tabIndex={shown.length > 0 ? 0 : undefined}
      role="group"
      aria-label={texts.results()}
    >
      {shown.map((collection) => (
        <OptionList key={collection.source.sourceId} collection={collection} {...props} />
      ))}
    </div>
  );
}
