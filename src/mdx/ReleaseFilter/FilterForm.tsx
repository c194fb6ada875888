import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Field from '@site/src/components/Field';
import type { LinkedChange } from '@site/src/content/pageData';
import { areas, kinds, type ReleaseHistory } from '@site/src/content/releases/model';
import { areaNames, kindNames } from '@site/src/mdx/ReleaseParts/messages';
import React, { type ReactNode } from 'react';
import type { Filter } from './filter';
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

type Props = { history: ReleaseHistory<LinkedChange>; filter: Filter; onChange: Change };

/** The form of the filter: the two releases of an upgrade, a kind, an area. */
export default function FilterForm({ history, filter, onChange }: Props): ReactNode {
  const newestFirst = [...history.releases].reverse().map((release): Option => [release, release]);
  const occurring = <Value extends string>(values: readonly Value[], of: 'kind' | 'area') =>
    values.filter((value) => history.changes.some((change) => change[of] === value));
  const props = (name: keyof Filter) => ({ name, value: filter[name], onChange });
  return (
    <div
      className={styles.form}
      role="group"
      aria-label={translate({ message: 'Filter the changes' })}
    >
      <Select
        label={translate({ message: 'Upgrade from' })}
        {...props('from')}
        options={newestFirst}
      />
      <Select label={translate({ message: 'Upgrade to' })} {...props('to')} options={newestFirst} />
      <Select
        label={translate({ message: 'Kind' })}
        {...props('kind')}
        options={[
          ['', translate({ message: 'All kinds' })],
          ...occurring(kinds, 'kind').map((kind): Option => [kind, kindNames[kind]()]),
        ]}
      />
      <Select
        label={translate({ message: 'Area' })}
        {...props('area')}
        options={[
          ['', translate({ message: 'All areas' })],
          ...occurring(areas, 'area').map((area): Option => [area, areaNames[area]()]),
        ]}
      />
    </div>
  );
}
