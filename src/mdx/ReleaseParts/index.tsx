import Link from '@docusaurus/Link';
import { histories, overviewPage, releaseAddress } from '@site/src/content/releases';
import {
  type Change,
  changesIn,
  featuresAt,
  nearestChanges,
  neighbours,
  type ReleaseHistory,
} from '@site/src/content/releases/model';
import React, { Fragment, type ReactNode } from 'react';
import ChangeTable from './ChangeTable';

/** The release that a part speaks of: `version` the documentation version, `release` such as 24.6. */
type Props = { version: string; release: string };

function historyOf(version: string): ReleaseHistory {
  const history = histories[version];
  if (!history) throw new Error(`There is no release history of "${version}".`);
  return history;
}

function ReleaseLink({ version, release }: Props): ReactNode {
  return <Link to={releaseAddress(version, release)}>{release}</Link>;
}

/** One line: how many changes are recorded for the release. */
export function ReleaseSummary({ version, release }: Props): ReactNode {
  const count = changesIn(historyOf(version), release).length;
  if (count === 0) {
    return (
      <p>
        For release {release} no change is recorded in this documentation. That does not mean that
        nothing changed; it means that nothing described here did.
      </p>
    );
  }
  return (
    <p>
      Release {release} has {count === 1 ? 'one recorded change' : `${count} recorded changes`}.
      Those that ask something of you come with what to do.
    </p>
  );
}

/** The recorded changes of the release, or where the nearest ones are. */
export function ReleaseChanges({ version, release }: Props): ReactNode {
  const history = historyOf(version);
  const changes = changesIn(history, release);
  const nearest = nearestChanges(history, release);
  return (
    <>
      {changes.length > 0 ? <ChangeTable changes={changes} /> : <p>None.</p>}
      <ul>
        <li>
          Before:{' '}
          {nearest.previous ? (
            <>
              the previous release with recorded changes is{' '}
              <ReleaseLink version={version} release={nearest.previous} />.
            </>
          ) : (
            'no earlier release has a recorded change.'
          )}
        </li>
        <li>
          After:{' '}
          {nearest.next ? (
            <>
              the next one is <ReleaseLink version={version} release={nearest.next} />.
            </>
          ) : (
            'no later release has a recorded change.'
          )}
        </li>
      </ul>
    </>
  );
}

function FeatureList({ changes }: { changes: readonly Change[] }): ReactNode {
  return changes.map(({ id, page, feature, version }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={page}>{feature}</Link> ({version})
    </Fragment>
  ));
}

/** Which of the features with a known release this one has, and which it lacks. */
export function ReleaseFeatures({ version, release }: Props): ReactNode {
  const { has, lacks } = featuresAt(historyOf(version), release);
  return (
    <>
      <p>
        Many pages describe features whose release is not known: they are not listed here. Of those
        with a known release:
      </p>
      <ul>
        <li>
          <strong>{release} has</strong>{' '}
          {has.length > 0 ? <FeatureList changes={has} /> : 'none of them'}.
        </li>
        <li>
          <strong>{release} lacks</strong>{' '}
          {lacks.length > 0 ? <FeatureList changes={lacks} /> : 'none of them'}.
        </li>
      </ul>
    </>
  );
}

/** From which release one comes here, where one goes, and the filtered overview for each way. */
export function ReleaseUpgrade({ version, release }: Props): ReactNode {
  const history = historyOf(version);
  const { previous, next } = neighbours(history, release);
  const newest = history.releases.at(-1);
  const span = (from: string, to: string | undefined) =>
    `${overviewPage(version)}?from=${from}&to=${to}`;
  return (
    <ul>
      {previous && (
        <li>
          To {release}: the release before is <ReleaseLink version={version} release={previous} />.
          What is asked of you on the way here:{' '}
          <Link to={span(previous, release)}>
            from {previous} to {release}
          </Link>
          .
        </li>
      )}
      {next ? (
        <li>
          On from {release}: the release after is <ReleaseLink version={version} release={next} />.
          All the way to the newest:{' '}
          <Link to={span(release, newest)}>
            from {release} to {newest}
          </Link>
          .
        </li>
      ) : (
        <li>{release} is the newest release of this version that the documentation knows.</li>
      )}
    </ul>
  );
}
