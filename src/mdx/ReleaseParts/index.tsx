import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReleaseFacts, ReleaseLink as Target } from '@site/src/content/pageData';
import React, { type ReactNode } from 'react';
import ChangeList from './ChangeList';
import styles from './styles.lazy.module.css';

export { default as ReleaseFeatures } from './ReleaseFeatures';

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
      <p className={styles.quiet}>
        <Translate
          id="release.summary.none"
          description="Summary of a release without recorded changes"
          values={{ release }}
        >
          {
            'This documentation records no change for release {release}. The release can still contain changes that these pages do not describe.'
          }
        </Translate>
      </p>
    );
  }
  const summary = translate(
    {
      id: 'release.summary',
      message:
        'Release {release} has one recorded change.|Release {release} has {count} recorded changes. Those that need action say what to do.',
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
        <ChangeList changes={changes} />
      ) : (
        <p className={styles.quiet}>
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
              {'Previous release with a recorded change: {release}'}
            </Translate>
          ) : (
            <Translate id="release.changes.first" description="No release before has changes">
              No earlier release has a recorded change.
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
              {'Next release with a recorded change: {release}'}
            </Translate>
          ) : (
            <Translate id="release.changes.last" description="No release after has changes">
              No later release has a recorded change.
            </Translate>
          )}
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
            {'The previous release is {previous}. See what to do when you upgrade {span}.'}
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
            {
              'The next release is {next}. See what to do when you upgrade to the newest release, {span}.'
            }
          </Translate>
        ) : (
          <Translate
            id="release.upgrade.newest"
            description="Says that there is no release after"
            values={{ release }}
          >
            {'{release} is the newest release of this version that this documentation covers.'}
          </Translate>
        )}
      </li>
    </ul>
  );
}
