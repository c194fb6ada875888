import useIsBrowser from '@docusaurus/useIsBrowser';
import Field from '@site/src/components/Field';
import type { LinkedChange } from '@site/src/content/pageData';
import { areas, kinds, type ReleaseHistory } from '@site/src/content/releases/model';
import { areaNames, kindNames } from '@site/src/mdx/ReleaseParts/messages';
import React, { type ReactNode } from 'react';
import type { Filter } from './filter';
import styles from './styles.lazy.module.css';
import { messages } from './messages';

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
    <div className={styles.form} role="group" aria-label={messages.group()}>
      <Select label={messages.from()} {...props('from')} options={newestFirst} />
      <Select label={messages.to()} {...props('to')} options={newestFirst} />
      <Select
        label={messages.kind()}
        {...props('kind')}
        options={[
          ['', messages.allKinds()],
          ...occurring(kinds, 'kind').map((kind): Option => [kind, kindNames[kind]()]),
        ]}
      />
      <Select
        label={messages.area()}
        {...props('area')}
        options={[
          ['', messages.allAreas()],
          ...occurring(areas, 'area').map((area): Option => [area, areaNames[area]()]),
        ]}
      />
    </div>
  );
}
