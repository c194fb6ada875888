import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
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

/** The release that a part is about: `version` the documentation version, `release` such as 24.6. */
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
  const { selectMessage } = usePluralForm();
  const count = changesIn(historyOf(version), release).length;
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

/** The recorded changes of the release, or where the nearest ones are. */
export function ReleaseChanges({ version, release }: Props): ReactNode {
  const history = historyOf(version);
  const changes = changesIn(history, release);
  const { previous, next } = nearestChanges(history, release);
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
              values={{ release: <ReleaseLink version={version} release={previous} /> }}
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
              values={{ release: <ReleaseLink version={version} release={next} /> }}
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

/** The features as a list in one line; says so where there are none. */
function FeatureList({ changes }: { changes: readonly Change[] }): ReactNode {
  if (changes.length === 0) {
    return (
      <Translate id="release.features.none" description="In place of a list of features">
        none of them
      </Translate>
    );
  }
  return changes.map(({ id, page, feature, version }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={page}>{feature}</Link>
      {` (${version})`}
    </Fragment>
  ));
}

/** Which of the features with a known release this one has, and which it lacks. */
export function ReleaseFeatures({ version, release }: Props): ReactNode {
  const { has, lacks } = featuresAt(historyOf(version), release);
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
          <FeatureList changes={has} />.
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
          <FeatureList changes={lacks} />.
        </li>
      </ul>
    </>
  );
}

/** The span of an upgrade, as a link to the overview that is filtered by it. */
function SpanLink({ version, from, to }: { version: string; from: string; to: string }): ReactNode {
  return (
    <Link to={`${overviewPage(version)}?from=${from}&to=${to}`}>
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

/** The releases before and after, each with the filtered overview of the upgrade. */
export function ReleaseUpgrade({ version, release }: Props): ReactNode {
  const history = historyOf(version);
  const { previous, next } = neighbours(history, release);
  const newest = history.releases.at(-1) ?? release;
  return (
    <ul>
      {previous && (
        <li>
          <Translate
            id="release.upgrade.previous"
            description="Leads to the release before"
            values={{
              release,
              previous: <ReleaseLink version={version} release={previous} />,
              span: <SpanLink version={version} from={previous} to={release} />,
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
              next: <ReleaseLink version={version} release={next} />,
              span: <SpanLink version={version} from={release} to={newest} />,
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
