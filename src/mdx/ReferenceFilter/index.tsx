import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import Field from '@site/src/components/Field';
import React, {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { readFilter, writeFilter } from './address';
import { filterEntries } from './filter';
import styles from './styles.lazy.module.css';

const lists = () => [...document.querySelectorAll('.markdown > .reference')];

/** Puts the text into the address without a navigation, so that the page is not rendered again. */
function keep(text: string): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(
    window.history.state,
    '',
    `${pathname}${writeFilter(search, text)}${hash}`,
  );
}

/** The state of the filter: its field, which React does not control, and the number of entries that are shown. */
function useFilter(all: number) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(all);

  const filter = useCallback((words: string) => {
    setShown(filterEntries(lists(), words));
    keep(words);
  }, []);
  const reset = useCallback(() => {
    if (input.current) input.current.value = '';
    filter('');
  }, [filter]);

  useEffect(() => {
    const field = input.current;
    // What was typed before hydration is kept.
    if (field) field.value ||= readFilter(window.location.search);
    if (field?.value) filter(field.value);
    const reveal = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (!target?.closest('[hidden]')) return;
      reset();
      target.scrollIntoView();
    };
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, [filter, reset]);

  return { input, shown, filter, reset };
}

/**
 * A field that filters the entries of all reference lists of the page; src/markdown/reference writes it above the first
 * one. The lists are static, so the filter hides their elements itself.
 * @param entries the number of entries of the page
 */
export default function ReferenceFilter({ entries }: { entries: string }): ReactNode {
  const all = Number(entries);
  const { input, shown, filter, reset } = useFilter(all);
  const { selectMessage } = usePluralForm();
  const text = translate(
    {
      id: 'referenceFilter.count',
      message: '{shown} of {all} entry|{shown} of {all} entries',
      description: 'Result of the filter of a reference; plural forms are separated by |',
    },
    { shown, all },
  );
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') reset();
  };

  return (
    <div className={styles.filter} data-no-markdown data-search-ignore>
      <Field
        label={translate({
          id: 'referenceFilter.label',
          message: 'Filter the entries of this page',
          description: 'Label of the field that filters the entries of a reference',
        })}
      >
        <input
          ref={input}
          type="search"
          autoComplete="off"
          onInput={({ currentTarget }) => filter(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <p role="status">{selectMessage(all, text)}</p>
    </div>
  );
}
