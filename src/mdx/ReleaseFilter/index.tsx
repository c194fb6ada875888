import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Changes } from '@site/src/mdx/Changes';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import { type Filter, isUpgrade, matches, readFilter, writeFilter } from './filter';
import FilterForm, { type Names } from './FilterForm';
import { changesIn, pick } from './pick';
import styles from './styles.lazy.module.css';

type Props = {
  /** From src/markdown/expand/releases.ts, like the changelog. */
  facts: { releases: string[]; feed: string; kindNames: Names; areaNames: Names };
  /** The changelog, newest release first. */
  children: ReactNode;
};

const counts = (count: number, tasks: number) =>
  translate(
    {
      message:
        '{tasks} of {count} recorded change asks something of you.|{tasks} of {count} recorded changes ask something of you.',
    },
    { count, tasks },
  );

function Part({ title, changes }: { title: ReactNode; changes: ReactNode[] }): ReactNode {
  return (
    changes.length > 0 && (
      <>
        <h3>{title}</h3>
        <Changes>{changes}</Changes>
      </>
    )
  );
}

/**
 * The changelog of a version, and the answer to "I use 5.31 and upgrade to 25.6: what must I do?". The URL of each view
 * can be shared. Without scripts, the page shows the whole changelog.
 */
export default function ReleaseFilter({ facts, children }: Props): ReactNode {
  const { releases, kindNames, areaNames } = facts;
  const feed = useBaseUrl(facts.feed);
  const { selectMessage } = usePluralForm();
  const router = useHistory();
  const { pathname, search } = useLocation();
  // The query string is unknown on the server: the server and the first render in the browser show everything.
  const isBrowser = useIsBrowser();
  const history = { releases, changes: changesIn(children) };
  const filter = readFilter(history, isBrowser ? search : '');
  const all = history.changes.filter((change) => matches(history, filter, change));
  const isFiltered = writeFilter(history, { ...filter, view: '' }) !== '';
  const asking = history.changes.filter(({ asks }) => asks).length;
  const canHide = !isFiltered && asking > 0 && asking < history.changes.length;
  const isHiding = filter.view === '' && canHide;
  // What to do comes first, in the order of an upgrade.
  const found = isFiltered ? pick(children, (change) => matches(history, filter, change)) : [];
  const inOrder = isUpgrade(history, filter) ? found.reverse() : found;

  const onChange = (name: keyof Filter, value: string) =>
    router.replace({ pathname, search: writeFilter(history, { ...filter, [name]: value }) });

  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" href={feed} />
      </Head>
      <FilterForm {...{ history, kindNames, areaNames, filter, onChange }} />
      <p role="status">
        {all.length === 0
          ? translate({ message: 'No change is recorded for this selection.' })
          : selectMessage(
              all.length,
              counts(all.length, all.filter(({ asks }) => asks === 'self').length),
            )}
      </p>
      {canHide && (
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={!isHiding}
            disabled={!isBrowser}
            onChange={({ target }) => onChange('view', target.checked ? 'all' : '')}
          />
          <Translate>Show changes that need no action, too</Translate>
        </label>
      )}
      <div className={clsx(styles.changelog, isHiding && styles.tasksOnly)}>
        {isFiltered ? (
          <>
            <Part
              title={
                isUpgrade(history, filter) ? (
                  <Translate>What to do, oldest release first</Translate>
                ) : (
                  <Translate>What to do</Translate>
                )
              }
              changes={inOrder.filter(({ props }) => props.asks)}
            />
            <Part
              title={<Translate>Changes that need no action</Translate>}
              changes={inOrder.filter(({ props }) => !props.asks)}
            />
          </>
        ) : (
          children
        )}
      </div>
      <p>
        <Link to={`pathname://${feed}`} type="application/atom+xml">
          <Translate>Follow the recorded changes in a feed (Atom)</Translate>
        </Link>
      </p>
    </>
  );
}
