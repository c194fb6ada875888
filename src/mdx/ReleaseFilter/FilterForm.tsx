import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Field from '@site/src/components/Field';
import React, { type ReactNode } from 'react';
import type { Filter, History } from './filter';
import styles from './styles.lazy.module.css';

type Option = readonly [value: string, label: string];
type Change = (name: keyof Filter, value: string) => void;
type SelectProps = {
  label: string;
  name: keyof Filter;
  value: string;
  options: readonly Option[];
  onChange: Change;
};

function Select({ label, options, onChange, ...rest }: SelectProps): ReactNode {
  return (
    <Field label={label}>
      {/* Disabled until hydration. */}
      <select
        {...rest}
        disabled={!useIsBrowser()}
        onChange={({ target }) => onChange(rest.name, target.value)}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** The names of the values of a change, by value; src/markdown/expand/releases.ts has them in the language of the page. */
export type Names = Record<string, string>;

type Props = {
  history: History;
  kindNames: Names;
  areaNames: Names;
  filter: Filter;
  onChange: Change;
};

/** The form of the filter: the two releases of an upgrade, a kind, an area. */
export default function FilterForm(props: Props): ReactNode {
  const { history, kindNames, areaNames, filter, onChange } = props;
  const newestFirst = [...history.releases].reverse().map((release): Option => [release, release]);
  const occurring = (names: Names, of: 'kind' | 'area'): Option[] =>
    Object.entries(names).filter(([value]) =>
      history.changes.some((change) => change[of] === value),
    );
  const select = (name: keyof Filter) => ({ name, value: filter[name], onChange });
  return (
    <div
      className={styles.form}
      role="group"
      aria-label={translate({ message: 'Filter the changes' })}
      data-no-markdown=""
    >
      <Select
        label={translate({ message: 'Upgrade from' })}
        {...select('from')}
        options={newestFirst}
      />
      <Select
        label={translate({ message: 'Upgrade to' })}
        {...select('to')}
        options={newestFirst}
      />
      <Select
        label={translate({ message: 'Kind' })}
        {...select('kind')}
        options={[['', translate({ message: 'All kinds' })], ...occurring(kindNames, 'kind')]}
      />
      <Select
        label={translate({ message: 'Area' })}
        {...select('area')}
        options={[['', translate({ message: 'All areas' })], ...occurring(areaNames, 'area')]}
      />
    </div>
  );
}
