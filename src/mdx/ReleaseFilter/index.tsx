import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { HistoryFacts } from '@site/src/content/pageData';
import { splitByTask } from '@site/src/content/releases/changelog';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import Changelog from './Changelog';
import { applyFilter, type Filter, isUpgrade, readFilter, writeFilter } from './filter';
import FilterForm from './FilterForm';
import styles from './styles.lazy.module.css';
import UpgradeAnswer from './UpgradeAnswer';

const counts = (count: number, tasks: number) =>
  translate(
    {
      message:
        '{tasks} of {count} recorded change asks something of you.|{tasks} of {count} recorded changes ask something of you.',
    },
    { count, tasks },
  );

/**
 * The changelog of a version, and the answer to "I use 5.31 and upgrade to 25.6: what must I do?". The URL of each view
 * can be shared. Without scripts, the page shows the whole changelog.
 */
export default function ReleaseFilter({ facts }: { facts: HistoryFacts }): ReactNode {
  const { history, pages } = facts;
  const feed = useBaseUrl(facts.feed);
  const { selectMessage } = usePluralForm();
  const router = useHistory();
  const { pathname, search } = useLocation();
  // The query string is unknown on the server: the server and the first render in the browser show everything.
  const isBrowser = useIsBrowser();
  const filter = readFilter(history, isBrowser ? search : '');
  const changes = applyFilter(history, filter);
  const taskCount = changes.filter(({ upgrade }) => upgrade !== null).length;
  const [tasks, others] = splitByTask(changes);
  const isAnswer = isUpgrade(history, filter);
  // A selection without tasks would be empty.
  const isHiding = filter.view === '' && tasks.length > 0 && !isAnswer;

  const onChange = (name: keyof Filter, value: string) =>
    router.replace({ pathname, search: writeFilter(history, { ...filter, [name]: value }) });

  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" href={feed} />
      </Head>
      <FilterForm history={history} filter={filter} onChange={onChange} />
      <p role="status">
        {changes.length === 0
          ? translate({ message: 'No change is recorded for this selection.' })
          : selectMessage(changes.length, counts(changes.length, taskCount))}
      </p>
      {!isAnswer && tasks.length > 0 && others.length > 0 && (
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
        {isAnswer ? (
          <UpgradeAnswer changes={changes} />
        ) : (
          <Changelog
            history={{ ...history, changes }}
            pageOf={(release) => pages[release] ?? ''}
            isHiding={isHiding}
            // The server renders everything: without scripts, nothing is hidden.
            isComplete={!isBrowser || !isHiding}
            withEmpty={filter.kind === '' && filter.area === ''}
          />
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
