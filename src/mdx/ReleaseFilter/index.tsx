import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
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
      {/* Disabled until hydration. */}
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

/** The texts of the filter; translated when they are rendered. */
const texts = {
  group: () =>
    translate({
      id: 'releaseFilter.label',
      message: 'Filter the changes',
      description: 'Name of the filter for screen readers',
    }),
  from: () =>
    translate({
      id: 'releaseFilter.from',
      message: 'I am on',
      description: 'Label of the choice of the release that the reader uses',
    }),
  to: () =>
    translate({
      id: 'releaseFilter.to',
      message: 'and go to',
      description: 'Label of the choice of the release that the reader upgrades to',
    }),
  kind: () =>
    translate({
      id: 'releaseFilter.kind',
      message: 'Kind',
      description: 'Label of the choice of a kind of changes',
    }),
  area: () =>
    translate({
      id: 'releaseFilter.area',
      message: 'Area',
      description: 'Label of the choice of an area of the product',
    }),
  all: () =>
    translate({
      id: 'releaseFilter.all',
      message: 'all',
      description: 'Choice of all kinds, or of all areas',
    }),
  none: () =>
    translate({
      id: 'releaseFilter.none',
      message: 'No change is recorded for this span.',
      description: 'Result of the filter',
    }),
  counts: (count: number, tasks: number) =>
    translate(
      {
        id: 'releaseFilter.counts',
        message:
          '{count} recorded change, {tasks} with something to do.|{count} recorded changes, {tasks} with something to do.',
        description: 'Result of the filter; plural forms are separated by |',
      },
      { count, tasks },
    ),
};

/** A filter for upgrades: "I use 5.31 and upgrade to 25.6: what must I do?" The URL of the result can be shared. */
export default function ReleaseFilter({ facts }: { facts: HistoryFacts }): ReactNode {
  const { history } = facts;
  const feed = useBaseUrl(facts.feed);
  const { selectMessage } = usePluralForm();
  const router = useHistory();
  const { pathname, search } = useLocation();
  // The query string is unknown on the server: the server and the first render in the browser show everything.
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
      <div className={styles.form} role="group" aria-label={texts.group()}>
        <Select
          label={texts.from()}
          name="from"
          value={filter.from}
          options={same(history.releases)}
          onChange={onChange}
        />
        <Select
          label={texts.to()}
          name="to"
          value={filter.to}
          options={same(history.releases)}
          onChange={onChange}
        />
        <Select
          label={texts.kind()}
          name="kind"
          value={filter.kind}
          options={[['', texts.all()], ...same(kinds)]}
          onChange={onChange}
        />
        <Select
          label={texts.area()}
          name="area"
          value={filter.area}
          options={[['', texts.all()], ...same(areas)]}
          onChange={onChange}
        />
      </div>
      <p role="status">
        {changes.length === 0
          ? texts.none()
          : selectMessage(changes.length, texts.counts(changes.length, tasks))}
      </p>
      {changes.length > 0 && <ChangeTable changes={changes} withRelease />}
      <p>
        <Link to={`pathname://${feed}`} type="application/atom+xml">
          <Translate id="releaseFilter.feed" description="Link to the feed of a version">
            Follow the recorded changes in a feed (Atom)
          </Translate>
        </Link>
      </p>
    </>
  );
}
