import { translate } from '@docusaurus/Translate';
import { EVERYWHERE, type Search } from '@site/src/search/client';
import chips from '@site/src/components/chip.lazy.module.css';
import type { Area } from '@site/src/search/core/types';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './Choice.lazy.module.css';

type Props = {
  legend: string;
  /** Name of the form parameter. */
  name: string;
  /** The options; `count` is the number of results, if it is shown. */
  options: readonly { value: string; label: string; count?: number }[];
  value: string;
  onChange: (value: string) => void;
};

/** A choice of one of several options, as a group of radio buttons. */
function Choice({ legend, options, value, name, onChange }: Props): ReactNode {
  return (
    <fieldset className={styles.group} data-choice={name}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={clsx(chips.chip, styles.choice)}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && (
            <span className={styles.count}>{` (${option.count})`}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

type ScopeProps = Pick<Search, 'scope' | 'scopes'> & Pick<Props, 'onChange'>;

/** The scope of a search. Renders nothing if there is no choice. */
export function ScopeChoice({ scope, scopes, onChange }: ScopeProps): ReactNode {
  if (scopes.length < 2) return null;
  const everywhere =
    scopes.length === 3
      ? translate({ message: 'Both' })
      : translate({
          id: 'theme.SearchPage.searchContext.everywhere',
          message: 'All versions',
        });
  return (
    <Choice
      legend={translate({ message: 'Search in' })}
      name="v"
      options={scopes.map((choice) => ({
        value: choice.name,
        label: choice.name === EVERYWHERE ? everywhere : choice.label,
      }))}
      value={scope.name}
      onChange={onChange}
    />
  );
}

/** The value of the option for all areas, which is the name of none. */
const ALL = '*';

/** The label of an area. */
export const areaLabel = (name: string): string => name || translate({ message: 'Other pages' });

type AreaProps = {
  areas: readonly Area[];
  /** The area that the results are limited to; undefined for all. */
  area: string | undefined;
  onChange: (area: string | undefined) => void;
};

/** The area of the results, each with its number of pages. Renders nothing if there is no choice. */
export function AreaChoice({ areas, area = ALL, onChange }: AreaProps): ReactNode {
  if (areas.length < 2) return null;
  const total = areas.reduce((sum, { count }) => sum + count, 0);
  return (
    <Choice
      legend={translate({ message: 'Section' })}
      name="s"
      options={[
        { value: ALL, label: translate({ message: 'All' }), count: total },
        ...areas.map(({ name, count }) => ({ value: name, label: areaLabel(name), count })),
      ]}
      value={area}
      onChange={(value) => onChange(value === ALL ? undefined : value)}
    />
  );
}
