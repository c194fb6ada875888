import { useLocation } from '@docusaurus/router';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { revealTarget } from '@site/src/browser/reveal';
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
import SearchField from './SearchField';
import styles from './styles.lazy.module.css';

/** Puts the text into the address without a navigation, so that the page is not rendered again. */
function keep(parameter: string, text: string): void {
  const address = new URL(window.location.href);
  if (text) address.searchParams.set(parameter, text);
  else address.searchParams.delete(parameter);
  if (address.href !== window.location.href)
    window.history.replaceState(window.history.state, '', address);
}

/** How many items a filter shows, of all, how many sections without an item, and what follows that it does not filter. */
export type Found = { shown: number; all: number; sections?: number; next: Element | null };

type Props = {
  label: string;
  /** Query parameter of the text, so that it is kept when the reader comes back. */
  parameter: string;
  /** Shows the elements below the field that a text selects: they are static. */
  filter: (query: string, root: HTMLElement) => Found;
  /** Ends what else selects elements. */
  onClear?: () => void;
  children?: ReactNode;
};

/** A field that filters what is on the page, by `hasWords`. Without scripts it is not there. */
export default function FilterField(props: Props): ReactNode {
  const { label, parameter, filter, onClear, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>();

  const apply = useCallback(() => {
    const text = field.current?.value.trim() ?? '';
    setQuery(text);
    if (root.current) setFound(filter(text, root.current));
    // The address may be that of a page that is still loading.
    if (window.location.pathname === pathname) keep(parameter, text);
  }, [filter, parameter, pathname]);
  const showAll = useCallback(() => {
    if (field.current) field.current.value = '';
    apply();
    onClear?.();
  }, [apply, onClear]);

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

  const { selectMessage } = usePluralForm();
  const { shown = 0, all = 0, sections = 0 } = found ?? {};
  const isFiltered = query !== '' || shown < all;
  const isEmpty = query !== '' && shown + sections === 0;
  useLayoutEffect(() => {
    const rest = translate({ message: 'Not filtered: the rest of the page' });
    if (isFiltered) found?.next?.setAttribute('data-after-filter', rest);
    else found?.next?.removeAttribute('data-after-filter');
  });
  return (
    <div
      ref={root}
      className={clsx(styles.filter, !isFiltered && 'no-print')}
      data-no-markdown=""
      data-search-ignore=""
    >
      <SearchField label={label} fieldRef={field} query={query} onChange={apply}>
        {isFiltered &&
          !isEmpty &&
          (shown > 0 || sections === 0
            ? translate({ message: '{shown} of {all}' }, { shown, all })
            : selectMessage(
                sections,
                translate({ message: '{sections} section|{sections} sections' }, { sections }),
              ))}
      </SearchField>
      {children}
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
