import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { LinkedChange } from '@site/src/content/pageData';
import { changelog, type ReleaseEntry, splitByTask } from '@site/src/content/releases/changelog';
import type { ReleaseHistory } from '@site/src/content/releases/model';
import ChangeList from '@site/src/mdx/ReleaseParts/ChangeList';
import clsx from 'clsx';
import React, { Fragment, type ReactNode } from 'react';
import styles from './styles.lazy.module.css';

type Props = {
  history: ReleaseHistory<LinkedChange>;
  /** Path of the page of a release. */
  pageOf: (release: string) => string;
  /** Whether changes that need no action are hidden. */
  isHiding: boolean;
  /** Whether the hidden changes are rendered nevertheless, for readers without scripts. */
  isComplete: boolean;
  /** Whether releases without a change are listed: not if a filter selects changes. */
  withEmpty: boolean;
};

function EmptyReleases({
  releases,
  pageOf,
}: {
  releases: string[];
  pageOf: Props['pageOf'];
}): ReactNode {
  return (
    <p className={styles.muted}>
      <Translate>No recorded change:</Translate>{' '}
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
  isHiding,
  isComplete,
}: ReleaseEntry<LinkedChange> & Pick<Props, 'pageOf' | 'isHiding' | 'isComplete'>): ReactNode {
  const [tasks, others] = splitByTask(changes);
  const rendered = isComplete ? changes : tasks;
  return (
    <>
      <h4>
        <Link to={pageOf(release)}>{release}</Link>
      </h4>
      {rendered.length > 0 && <ChangeList changes={rendered} withRelease />}
      {isHiding && others.length > 0 && (
        <p className={clsx(styles.muted, styles.hint)} data-no-markdown="" data-search-ignore="">
          <Translate>Changes that need no action are not shown.</Translate>
        </p>
      )}
    </>
  );
}

/** The history as a changelog: by year and release, newest first. */
export default function Changelog({ history, withEmpty, ...view }: Props): ReactNode {
  return changelog(history).map(({ label, entries, empty }) => {
    const rest = withEmpty ? empty : [];
    if (entries.length + rest.length === 0) return null;
    return (
      <Fragment key={label}>
        <h3>{label}</h3>
        {entries.map((entry) => (
          <Release key={entry.release} {...entry} {...view} />
        ))}
        {rest.length > 0 && <EmptyReleases releases={rest} pageOf={view.pageOf} />}
      </Fragment>
    );
  });
}
