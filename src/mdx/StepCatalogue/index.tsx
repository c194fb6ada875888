import { usePluralForm, useQueryString } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Field from '@site/src/components/Field';
import StepIcon from '@site/src/components/StepIcon';
import type { CatalogueGroup } from '@site/src/content/steps/catalogue';
import { groupAnchor } from '@site/src/content/steps/step';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import { applyFilter } from './filter';
import StepCard from './StepCard';
import styles from './styles.lazy.module.css';

type ButtonProps = { isPressed: boolean; onPress: () => void; icon?: number; children: ReactNode };

/** A button that chooses a group, or all of them. */
function GroupButton({ isPressed, onPress, icon, children }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.group}
      aria-pressed={isPressed}
      disabled={!useIsBrowser()}
      onClick={onPress}
    >
      {icon !== undefined && <StepIcon position={icon} />}
      {children}
    </button>
  );
}

/** The steps of a version by group, with a filter whose state is in the address. */
export default function StepCatalogue({ facts }: { facts: CatalogueGroup[] }): ReactNode {
  const [query, setQuery] = useQueryString('q');
  const [group, setGroup] = useQueryString('group');
  const { selectMessage } = usePluralForm();
  const groups = applyFilter(facts, { query, group });
  const label = translate({ message: 'Filter the steps' });
  const count = groups.reduce((sum, { steps }) => sum + steps.length, 0);
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
            disabled={!useIsBrowser()}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </Field>
        <div className={styles.groups} role="group" aria-label={translate({ message: 'Group' })}>
          <GroupButton isPressed={group === ''} onPress={() => setGroup('')}>
            <Translate>All groups</Translate>
          </GroupButton>
          {facts.map(({ name, icon }) => (
            <GroupButton
              key={name}
              icon={icon}
              isPressed={group === groupAnchor(name)}
              onPress={() => setGroup(groupAnchor(name))}
            >
              {name}
            </GroupButton>
          ))}
        </div>
        <p role="status">
          {count === 0
            ? translate({ message: 'No step matches.' })
            : selectMessage(count, translate({ message: '{count} step|{count} steps' }, { count }))}
        </p>
      </div>
      {groups.map(({ name, steps }) => (
        <section key={name} className="wide">
          <Heading as="h3" id={groupAnchor(name)}>
            {name}
          </Heading>
          <ul className={styles.cards}>
            {steps.map((step) => (
              <StepCard key={step.to} step={step} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
