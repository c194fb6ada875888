import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReleaseFacts, ReleaseLink as Target } from '@site/src/content/pageData';
import React, { Fragment, type ReactNode } from 'react';
import ChangeTable from './ChangeTable';

/** The recorded data of the release; src/markdown/page-components.ts adds it to the page. */
type Props = { facts: ReleaseFacts };

function ReleaseLink({ release, to }: Target): ReactNode {
  return <Link to={to}>{release}</Link>;
}

/** The number of recorded changes of the release, in one line. */
export function ReleaseSummary({ facts }: Props): ReactNode {
  const { selectMessage } = usePluralForm();
  const { release } = facts;
  const count = facts.changes.length;
  if (count === 0) {
    return (
      <p>
        <Translate
          id="release.summary.none"
          description="Summary of a release without recorded changes"
          values={{ release }}
        >
          {
            'For release {release} no change is recorded in this documentation. That does not mean that nothing changed; it means that nothing described here did.'
          }
        </Translate>
      </p>
    );
  }
  const summary = translate(
    {
      id: 'release.summary',
      message:
        'Release {release} has one recorded change. Those that ask something of you come with what to do.|Release {release} has {count} recorded changes. Those that ask something of you come with what to do.',
      description: 'Summary of a release; plural forms are separated by |',
    },
    { release, count },
  );
  return <p>{selectMessage(count, summary)}</p>;
}

/** The recorded changes of the release, or links to the nearest releases with changes. */
export function ReleaseChanges({ facts: { changes, nearest } }: Props): ReactNode {
  const { previous, next } = nearest;
  return (
    <>
      {changes.length > 0 ? (
        <ChangeTable changes={changes} />
      ) : (
        <p>
          <Translate id="release.changes.none" description="Says that a release has no changes">
            None.
          </Translate>
        </p>
      )}
      <ul>
        <li>
          {previous ? (
            <Translate
              id="release.changes.before"
              description="Names the release before that has recorded changes"
              values={{ release: <ReleaseLink {...previous} /> }}
            >
              {'Before: the previous release with recorded changes is {release}.'}
            </Translate>
          ) : (
            <Translate id="release.changes.first" description="No release before has changes">
              Before: no earlier release has a recorded change.
            </Translate>
          )}
        </li>
        <li>
          {next ? (
            <Translate
              id="release.changes.after"
              description="Names the release after that has recorded changes"
              values={{ release: <ReleaseLink {...next} /> }}
            >
              {'After: the next one is {release}.'}
            </Translate>
          ) : (
            <Translate id="release.changes.last" description="No release after has changes">
              After: no later release has a recorded change.
            </Translate>
          )}
        </li>
      </ul>
    </>
  );
}

type Features = ReleaseFacts['features']['has'];

/** The features as an inline list, or a note that there are none. */
function FeatureList({ features }: { features: Features }): ReactNode {
  if (features.length === 0) {
    return (
      <Translate id="release.features.none" description="In place of a list of features">
        none of them
      </Translate>
    );
  }
  return features.map(({ to, feature, release }, index) => (
    <Fragment key={feature}>
      {index > 0 && ', '}
      <Link to={to}>{feature}</Link>
      {` (${release})`}
    </Fragment>
  ));
}

/** The features with a known release that this release has, and those that it lacks. */
export function ReleaseFeatures({ facts: { release, features } }: Props): ReactNode {
  const { has, lacks } = features;
  return (
    <>
      <p>
        <Translate id="release.features" description="Introduces two lists of features">
          Many pages describe features whose release is not known: they are not listed here. Of
          those with a known release:
        </Translate>
      </p>
      <ul>
        <li>
          <strong>
            <Translate
              id="release.features.has"
              description="Begins the list of the features that a release has"
              values={{ release }}
            >
              {'{release} has'}
            </Translate>
          </strong>{' '}
          <FeatureList features={has} />.
        </li>
        <li>
          <strong>
            <Translate
              id="release.features.lacks"
              description="Begins the list of the features that a release lacks"
              values={{ release }}
            >
              {'{release} lacks'}
            </Translate>
          </strong>{' '}
          <FeatureList features={lacks} />.
        </li>
      </ul>
    </>
  );
}

/** The range of an upgrade, as a link to the overview filtered by it. */
function SpanLink({
  overview,
  from,
  to,
}: {
  overview: string;
  from: string;
  to: string;
}): ReactNode {
  return (
    <Link to={`${overview}?from=${from}&to=${to}`}>
      <Translate
        id="release.upgrade.span"
        description="The span of an upgrade"
        values={{ from, to }}
      >
        {'from {from} to {to}'}
      </Translate>
    </Link>
  );
}

/** The previous and next releases, each with the filtered overview of the upgrade. */
export function ReleaseUpgrade({ facts }: Props): ReactNode {
  const { release, previous, next, newest, overview } = facts;
  return (
    <ul>
      {previous && (
        <li>
          <Translate
            id="release.upgrade.previous"
            description="Leads to the release before"
            values={{
              release,
              previous: <ReleaseLink {...previous} />,
              span: <SpanLink overview={overview} from={previous.release} to={release} />,
            }}
          >
            {
              'To {release}: the release before is {previous}. What is asked of you on the way here: {span}.'
            }
          </Translate>
        </li>
      )}
      <li>
        {next ? (
          <Translate
            id="release.upgrade.next"
            description="Leads to the release after"
            values={{
              release,
              next: <ReleaseLink {...next} />,
              span: <SpanLink overview={overview} from={release} to={newest} />,
            }}
          >
            {'On from {release}: the release after is {next}. All the way to the newest: {span}.'}
          </Translate>
        ) : (
          <Translate
            id="release.upgrade.newest"
            description="Says that there is no release after"
            values={{ release }}
          >
            {'{release} is the newest release of this version that the documentation knows.'}
          </Translate>
        )}
      </li>
    </ul>
  );
}
