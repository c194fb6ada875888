import Link from '@docusaurus/Link';
import type { ReleaseFacts, ReleaseLink as Target } from '@site/src/content/pageData';
import React, { Fragment, type ReactNode } from 'react';
import ChangeTable from './ChangeTable';

/** What is recorded of the release that a part is about: src/markdown/page-components.ts puts it into its page. */
type Props = { facts: ReleaseFacts };

function ReleaseLink({ release, to }: Target): ReactNode {
  return <Link to={to}>{release}</Link>;
}

/** One line: how many changes are recorded for the release. */
export function ReleaseSummary({ facts }: Props): ReactNode {
  const { release } = facts;
  const count = facts.changes.length;
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
export function ReleaseChanges({ facts: { changes, nearest } }: Props): ReactNode {
  return (
    <>
      {changes.length > 0 ? <ChangeTable changes={changes} /> : <p>None.</p>}
      <ul>
        <li>
          Before:{' '}
          {nearest.previous ? (
            <>
              the previous release with recorded changes is <ReleaseLink {...nearest.previous} />.
            </>
          ) : (
            'no earlier release has a recorded change.'
          )}
        </li>
        <li>
          After:{' '}
          {nearest.next ? (
            <>
              the next one is <ReleaseLink {...nearest.next} />.
            </>
          ) : (
            'no later release has a recorded change.'
          )}
        </li>
      </ul>
    </>
  );
}

type Features = ReleaseFacts['features']['has'];

function FeatureList({ features }: { features: Features }): ReactNode {
  return features.map(({ to, feature, release }, index) => (
    <Fragment key={feature}>
      {index > 0 && ', '}
      <Link to={to}>{feature}</Link> ({release})
    </Fragment>
  ));
}

/** Which of the features with a known release this one has, and which it lacks. */
export function ReleaseFeatures({ facts: { release, features } }: Props): ReactNode {
  const { has, lacks } = features;
  return (
    <>
      <p>
        Many pages describe features whose release is not known: they are not listed here. Of those
        with a known release:
      </p>
      <ul>
        <li>
          <strong>{release} has</strong>{' '}
          {has.length > 0 ? <FeatureList features={has} /> : 'none of them'}.
        </li>
        <li>
          <strong>{release} lacks</strong>{' '}
          {lacks.length > 0 ? <FeatureList features={lacks} /> : 'none of them'}.
        </li>
      </ul>
    </>
  );
}

/** From which release one comes here, where one goes, and the filtered overview for each way. */
export function ReleaseUpgrade({ facts }: Props): ReactNode {
  const { release, previous, next, newest } = facts;
  const span = (from: string, to: string) => `${facts.overview}?from=${from}&to=${to}`;
  return (
    <ul>
      {previous && (
        <li>
          To {release}: the release before is <ReleaseLink {...previous} />. What is asked of you on
          the way here:{' '}
          <Link to={span(previous.release, release)}>
            from {previous.release} to {release}
          </Link>
          .
        </li>
      )}
      {next ? (
        <li>
          On from {release}: the release after is <ReleaseLink {...next} />. All the way to the
          newest:{' '}
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
