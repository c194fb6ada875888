import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type { LinkedChange } from '@site/src/content/pageData';
import { changelog, type ReleaseEntry, splitByTask } from '@site/src/content/releases/changelog';
import type { ReleaseHistory } from '@site/src/content/releases/model';
import ChangeList from '@site/src/mdx/ReleaseParts/ChangeList';
import React, { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';
import { texts } from './texts';

type Props = {
  history: ReleaseHistory<LinkedChange>;
  /** Path of the page of a release. */
  pageOf: (release: string) => string;
  /** Whether releases without a change are listed: not if a filter selects changes. */
  withQuiet: boolean;
};

function Quiet({ releases, pageOf }: { releases: string[]; pageOf: Props['pageOf'] }): ReactNode {
  return (
    <p className={styles.quiet}>
      <Translate id="releaseFilter.quiet" description="Begins a list of releases without changes">
        No recorded change:
      </Translate>{' '}
      {releases.map((release, index) => (
        <Fragment key={release}>
          {index > 0 && ', '}
          <Link to={pageOf(release)}>{release}</Link>
        </Fragment>
      ))}
    </p>
  );
}

function Release({
  release,
  changes,
  pageOf,
}: ReleaseEntry<LinkedChange> & Pick<Props, 'pageOf'>): ReactNode {
  const { selectMessage } = usePluralForm();
  const [, others] = splitByTask(changes);
  return (
    <>
      <h4>
        <Link to={pageOf(release)}>{release}</Link>
      </h4>
      <ChangeList changes={changes} withRelease />
      {others.length > 0 && (
        <p className={styles.hint} data-no-markdown="" data-search-ignore="">
          {selectMessage(others.length, texts.hidden(others.length))}
        </p>
      )}
    </>
  );
}

/** The history as a changelog: by year and release, newest first. */
export default function Changelog({ history, pageOf, withQuiet }: Props): ReactNode {
  return changelog(history).map(({ label, entries }) => {
    const shown = entries.filter((entry) => withQuiet || !('quiet' in entry));
    if (shown.length === 0) return null;
    return (
      <Fragment key={label}>
        <h3>{label}</h3>
        {shown.map((entry) =>
          'quiet' in entry ? (
            <Quiet key={entry.quiet[0]} releases={entry.quiet} pageOf={pageOf} />
          ) : (
            <Release key={entry.release} {...entry} pageOf={pageOf} />
          ),
        )}
      </Fragment>
    );
  });
}
