import { usePluralForm, useQueryString } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Field from '@site/src/components/Field';
import StepIcon from '@site/src/components/StepIcon';
import { groupAnchor } from '@site/src/content/steps/step';
import { hasWords } from '@site/src/mdx/ReferenceFilter/filter';
import clsx from 'clsx';
import React, { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './styles.lazy.module.css';

/**
 * Shows the steps of a group, or of all if there is no such group, that have all words of a query.
 * @returns the number of steps that are shown
 */
function filterSteps(list: HTMLElement, query: string, group: string): number {
  const sections = [...list.querySelectorAll('section')];
  const isKnown = sections.some(({ dataset }) => dataset.group === group);
  let shown = 0;
  for (const section of sections) {
    const heading = section.querySelector('h3')?.textContent ?? '';
    const isOther = isKnown && section.dataset.group !== group;
    section.hidden = true;
    for (const card of section.querySelectorAll('li')) {
      card.hidden = isOther || !hasWords(`${card.textContent} ${heading}`, query);
      if (card.hidden) continue;
      section.hidden = false;
      shown += 1;
    }
  }
  return shown;
}

type Props = {
  /** From src/markdown/expand/stepCatalogue.ts, like the steps. */
  groups: readonly { name: string; icon: number; count: number }[];
  children: ReactNode;
};

/** The steps of a version by group, with a filter whose state is in the address. */
export default function StepCatalogue({ groups, children }: Props): ReactNode {
  const [query, setQuery] = useQueryString('q');
  const [group, setGroup] = useQueryString('group');
  const [count, setCount] = useState(groups.reduce((sum, one) => sum + one.count, 0));
  const { selectMessage } = usePluralForm();
  const isBrowser = useIsBrowser();
  const list = useRef<HTMLDivElement>(null);
  const label = translate({ message: 'Filter the steps' });
  // The steps are elements of the page, which is static.
  useLayoutEffect(() => {
    if (list.current) setCount(filterSteps(list.current, query, group));
  }, [query, group]);
  return (
    <>
      <div
        className={clsx('wide', styles.filter)}
        role="group"
        aria-label={label}
        data-no-markdown=""
        data-search-ignore=""
      >
        <Field label={label}>
          <input
            type="search"
            value={query}
            // Enabled by hydration.
            disabled={!isBrowser}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </Field>
        <div className={styles.groups} role="group" aria-label={translate({ message: 'Group' })}>
          {[{ name: translate({ message: 'All groups' }), icon: undefined }, ...groups].map(
            ({ name, icon }) => {
              const anchor = icon === undefined ? '' : groupAnchor(name);
              return (
                <button
                  key={name}
                  type="button"
                  className={styles.group}
                  aria-pressed={group === anchor}
                  disabled={!isBrowser}
                  onClick={() => setGroup(anchor)}
                >
                  {icon !== undefined && <StepIcon position={icon} />}
                  {name}
                </button>
              );
            },
          )}
        </div>
        <p role="status">
          {count === 0
            ? translate({ message: 'No step matches.' })
            : selectMessage(count, translate({ message: '{count} step|{count} steps' }, { count }))}
        </p>
      </div>
      <div ref={list} className={clsx('wide', styles.steps)}>
        {children}
      </div>
    </>
  );
}
