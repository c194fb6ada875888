import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Field from '@site/src/components/Field';
import ChangeTable from '@site/src/mdx/ReleaseParts/ChangeTable';
import type { HistoryFacts } from '@site/src/content/pageData';
import { kinds } from '@site/src/content/releases/model';
import React, { type ChangeEvent, type ReactNode } from 'react';
import { applyFilter, readFilter, writeFilter } from './filter';
import styles from './styles.module.css';

type SelectProps = {
  label: string;
  name: string;
  value: string;
  options: readonly [value: string, label: string][];
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

function Select({ label, options, ...rest }: SelectProps): ReactNode {
  return (
    <Field label={label}>
      {/* Before hydration a choice would have no effect. */}
      <select {...rest} disabled={!useIsBrowser()}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

const same = (values: readonly string[]): [string, string][] =>
  values.map((value) => [value, value]);

/** "I am on 5.31 and go to 25.6: what must I do?" The answer's address can be shared. */
export default function ReleaseFilter({ facts }: { facts: HistoryFacts }): ReactNode {
  const { history } = facts;
  const feed = useBaseUrl(facts.feed);
  const router = useHistory();
  const { pathname, search } = useLocation();
  // The server knows no query: it renders everything, and so does the first pass in the browser.
  const isBrowser = useIsBrowser();
  const filter = readFilter(history, isBrowser ? search : '');
  const changes = applyFilter(history, filter);
  const tasks = changes.filter(({ upgrade }) => upgrade !== null).length;
  const areas = [...new Set(history.changes.map(({ area }) => area))].sort();

  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    router.replace({
      pathname,
      search: writeFilter(history, { ...filter, [target.name]: target.value }),
    });

  return (
    <>
      <div className={styles.form} role="group" aria-label="Filter the changes">
        <Select
          label="I am on"
          name="from"
          value={filter.from}
          options={same(history.releases)}
          onChange={onChange}
        />
        <Select
          label="and go to"
          name="to"
          value={filter.to}
          options={same(history.releases)}
          onChange={onChange}
        />
        <Select
          label="Kind"
          name="kind"
          value={filter.kind}
          options={[['', 'all'], ...same(kinds)]}
          onChange={onChange}
        />
        <Select
          label="Area"
          name="area"
          value={filter.area}
          options={[['', 'all'], ...same(areas)]}
          onChange={onChange}
        />
      </div>
      <p role="status">
        {changes.length === 0
          ? 'No change is recorded for this span.'
          : `${changes.length} recorded ${changes.length === 1 ? 'change' : 'changes'}, ${tasks} with something to do.`}
      </p>
      {changes.length > 0 && <ChangeTable changes={changes} withRelease />}
      <p>
        <Link to={`pathname://${feed}`} type="application/atom+xml">
          Follow the recorded changes in a feed (Atom)
        </Link>
      </p>
    </>
  );
}
