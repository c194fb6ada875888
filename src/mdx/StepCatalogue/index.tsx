import { useQueryString } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import FilterField, { type Found } from '@site/src/components/FilterField';
import { hasWords, setFiltered } from '@site/src/components/FilterField/words';
import { groupAnchor } from '@site/src/content/steps/step';
import cards from '@site/src/components/CategoryPage/cards.lazy.module.css';
import chips from '@site/src/components/chip.lazy.module.css';
import clsx from 'clsx';
import React, { type ReactNode, useCallback } from 'react';
import styles from './styles.lazy.module.css';

type Group = {
  name: string;
  /** Those of each of its steps, which no card shows: for words that no card has. */
  keywords: readonly string[];
};

/** What a card says about its step: name, type and summary, without what it says about versions. */
const textOf = (card: Element) =>
  [...card.querySelectorAll(':scope > div > :not(p[data-search-ignore])')]
    .map(({ textContent }) => textContent)
    .join(' ');

/** Shows the steps of a group, or of all if there is no such group, that have all words of a query. */
function filterSteps(
  list: Element,
  groups: readonly Group[],
  { query, group }: { query: string; group: string },
): Found {
  const sections = [...list.querySelectorAll('section')];
  const isKnown = sections.some(({ dataset }) => dataset.group === group);
  const isNamed = [...list.querySelectorAll('li')].some((card) => hasWords(textOf(card), query));
  let [shown, all] = [0, 0];
  for (const [place, section] of sections.entries()) {
    const isOther = isKnown && section.dataset.group !== group;
    const cards = [...section.querySelectorAll('li')];
    const keywords = isNamed ? [] : groups[place]?.keywords;
    const matching = cards.filter(
      (card, at) => !isOther && hasWords(`${textOf(card)} ${keywords?.[at] ?? ''}`, query),
    );
    cards.forEach((card) => setFiltered(card, !matching.includes(card)));
    setFiltered(section, matching.length === 0);
    shown += matching.length;
    all += cards.length;
  }
  return { shown, all, next: document.querySelector('.wide ~ p') };
}

type Props = {
  /** From src/markdown/expand/stepCatalogue.ts, like the steps. */
  groups: readonly Group[];
  children: ReactNode;
};

/** The steps of a version by group, with a filter whose state is in the address. */
export default function StepCatalogue({ groups, children }: Props): ReactNode {
  const [group, setGroup] = useQueryString('group');
  const isBrowser = useIsBrowser();
  const filter = useCallback(
    (query: string, root: Element) =>
      filterSteps(root.parentElement?.nextElementSibling ?? root, groups, { query, group }),
    [groups, group],
  );
  const showAllGroups = useCallback(() => setGroup(''), [setGroup]);
  const label = translate({ message: 'Filter the steps' });
  const choices = [
    { name: translate({ message: 'All' }), anchor: '' },
    ...groups.map(({ name }) => ({ name, anchor: groupAnchor(name) })),
  ];
  return (
    <>
      <div
        className="wide"
        role="group"
        aria-label={label}
        data-no-markdown=""
        data-search-ignore=""
      >
        <FilterField label={label} parameter="q" filter={filter} onClear={showAllGroups}>
          <div className={styles.groups} role="group" aria-label={translate({ message: 'Group' })}>
            {choices.map(({ name, anchor }) => (
              <button
                key={name}
                type="button"
                className={chips.chip}
                aria-pressed={group === anchor}
                disabled={!isBrowser}
                onClick={() => setGroup(anchor)}
              >
                {name}
              </button>
            ))}
          </div>
        </FilterField>
      </div>
      <div className={clsx('wide', cards.links)}>{children}</div>
    </>
  );
}
