import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import type { ReleaseFacts } from '@site/src/content/pageData';
import { splitByTask } from '@site/src/content/releases/changelog';
import React, { Fragment, type ReactNode } from 'react';
import ChangeList from './ChangeList';
import styles from './styles.lazy.module.css';

export { default as ReleaseFeatures } from './ReleaseFeatures';

/** The recorded data of the release; src/markdown/page-components.ts adds it to the page. */
type Props = { facts: ReleaseFacts };

/** What the release is, and how much is recorded about it, in one line. */
export function ReleaseSummary({ facts }: Props): ReactNode {
  const { selectMessage } = usePluralForm();
  const { release, version } = facts;
  const count = facts.changes.length;
  const summary = translate(
    {
      message:
        '{release} is a release of {version} with one recorded change.|{release} is a release of {version} with {count} recorded changes.',
    },
    { release, version, count },
  );
  return <p>{selectMessage(count, summary)}</p>;
}

/** The guides for upgrades from the release or to it. */
function Guides({ guides }: Pick<ReleaseFacts, 'guides'>): ReactNode {
  return guides.map(({ sentence, to, page }) => (
    <p key={page}>
      <InlineMarkdown text={sentence} />{' '}
      <Translate
        values={{
          to,
          guide: (
            <Link to={page}>
              <Translate values={{ to }}>{'Migrate to {to}'}</Translate>
            </Link>
          ),
        }}
      >
        {'When you upgrade to {to} or later, follow {guide}.'}
      </Translate>
    </p>
  ));
}

/** What the recorded changes of the release ask of the user. */
export function ReleaseTasks({ facts: { release, changes, guides } }: Props): ReactNode {
  const [tasks] = splitByTask(changes);
  return (
    <>
      <Guides guides={guides.filter(({ to }) => to === release)} />
      {tasks.length > 0 ? (
        <ChangeList changes={tasks} />
      ) : (
        <p>
          <Translate values={{ release }}>
            {'No recorded change of {release} needs action.'}
          </Translate>
        </p>
      )}
    </>
  );
}

/** The recorded changes of the release that ask nothing of the user. */
export function ReleaseChanges({ facts: { changes } }: Props): ReactNode {
  const [, others] = splitByTask(changes);
  return others.length > 0 ? (
    <ChangeList changes={others} />
  ) : (
    <p className={styles.muted}>
      <Translate>None.</Translate>
    </p>
  );
}

/** The releases after this one that ask something of the user, and the filtered overview of the upgrade. */
function TasksAfter({ facts }: Props): ReactNode {
  const { release, newest, tasksAfter, overview } = facts;
  if (release === newest) {
    return (
      <Translate values={{ release, version: facts.version }}>
        {'{release} is the newest release of {version} that this documentation covers.'}
      </Translate>
    );
  }
  if (tasksAfter.length === 0) {
    return (
      <Translate values={{ release, newest }}>
        {'No recorded change after {release}, up to {newest}, needs action.'}
      </Translate>
    );
  }
  const releases = tasksAfter.map((target, index) => (
    <Fragment key={target.release}>
      {index > 0 && ', '}
      <Link to={target.to}>{target.release}</Link>
    </Fragment>
  ));
  return (
    <Translate
      values={{
        release,
        releases: <>{releases}</>,
        upgrade: (
          <Link to={`${overview}?from=${release}&to=${newest}`}>
            <Translate values={{ from: release, to: newest }}>
              {'upgrade from {from} to {to}'}
            </Translate>
          </Link>
        ),
      }}
    >
      {'Later releases with changes that need action: {releases}. See what to do in the {upgrade}.'}
    </Translate>
  );
}

/** What an upgrade to the release, and one from it to the newest, ask of the user. */
export function ReleaseUpgrade({ facts }: Props): ReactNode {
  const { release, guides } = facts;
  return (
    <>
      <p>
        <TasksAfter facts={facts} />
      </p>
      <Guides guides={guides.filter(({ to }) => to !== release)} />
    </>
  );
}
