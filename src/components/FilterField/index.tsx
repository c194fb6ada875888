import { useLocation } from '@docusaurus/router';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { isComposing } from '@site/src/browser/isComposing';
import { revealTarget } from '@site/src/browser/reveal';
import Field from '@site/src/components/Field';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import React, {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import NoMatch from './NoMatch';
import styles from './styles.lazy.module.css';

/** Puts the text into the address without a navigation, so that the page is not rendered again. */
function keep(parameter: string, text: string): void {
  const address = new URL(window.location.href);
  if (text) address.searchParams.set(parameter, text);
  else address.searchParams.delete(parameter);
  if (address.href !== window.location.href)
    window.history.replaceState(window.history.state, '', address);
}

/** How many items a filter shows, of all, and how many sections without an item. */
export type Found = { shown: number; all: number; sections?: number };

type Props = {
  label: string;
  /** Query parameter of the text, so that it is kept when the reader comes back. */
  parameter: string;
  /** Shows the elements below the field that a text selects: they are static. */
  filter: (query: string, root: HTMLElement) => Found;
  /** Ends what else selects elements. */
  onClear?: () => void;
};

/** A field that filters what is on the page, by `hasWords`. Without scripts it is not there. */
export default function FilterField({ label, parameter, filter, onClear }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  const { selectMessage } = usePluralForm();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>();

  const apply = useCallback(() => {
    const text = field.current?.value.trim() ?? '';
    setQuery(text);
    if (root.current) setFound(filter(text, root.current));
    // The address may be that of a page that is still loading.
    if (window.location.pathname === pathname) keep(parameter, text);
  }, [filter, parameter, pathname]);
  const clear = useCallback(() => {
    if (field.current) field.current.value = '';
    apply();
  }, [apply]);
  const showAll = useCallback(() => {
    clear();
    onClear?.();
  }, [clear, onClear]);

  useLayoutEffect(() => {
    // Typed before hydration, or in the address.
    const asked = new URLSearchParams(window.location.search).get(parameter);
    if (field.current) field.current.value ||= asked ?? '';
  }, [parameter]);
  useLayoutEffect(() => {
    apply();
    // A link leads to what is hidden.
    const onMatch = ({ target }: Event) => {
      if (target instanceof Element && target.matches('[data-filtered]')) showAll();
    };
    document.addEventListener('beforematch', onMatch);
    return () => document.removeEventListener('beforematch', onMatch);
  }, [apply, showAll]);
  useEffect(revealTarget, []);

  const { shown = 0, all = 0, sections = 0 } = found ?? {};
  const isFiltered = query !== '' || shown < all;
  const isEmpty = query !== '' && shown + sections === 0;
  return (
    <div
      ref={root}
      className={clsx(styles.filter, !isFiltered && 'no-print')}
      data-no-markdown=""
      data-search-ignore=""
    >
      <div>
        <Field label={label}>
          {/* Of the type "search", it would have a second button. */}
          <input
            ref={field}
            type="text"
            role="searchbox"
            enterKeyHint="search"
            autoComplete="off"
            onInput={apply}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !isComposing(event.nativeEvent)) clear();
            }}
          />
          {/* A page that is filtered says so on paper. */}
          <span className="print-only">{query}</span>
        </Field>
        <span className={styles.end}>
          {query && (
            <button
              type="button"
              className={clsx('clean-btn', styles.clear)}
              aria-label={translate({ message: 'Clear the filter' })}
              onClick={() => {
                clear();
                field.current?.focus();
              }}
            >
              <IconClose />
            </button>
          )}
          <span role="status">
            {isFiltered &&
              !isEmpty &&
              (shown > 0 || sections === 0
                ? translate({ message: '{shown} of {all}' }, { shown, all })
                : selectMessage(
                    sections,
                    translate({ message: '1 section|{count} sections' }, { count: sections }),
                  ))}
          </span>
        </span>
      </div>
      <div role="status">
        {isEmpty && (
          <NoMatch
            query={query}
            onShowAll={() => {
              showAll();
              field.current?.focus();
            }}
          >
            <Translate values={{ query }}>{'Nothing here matches “{query}”.'}</Translate>{' '}
          </NoMatch>
        )}
      </div>
    </div>
  );
}
