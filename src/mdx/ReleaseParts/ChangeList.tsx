import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import type { LinkedChange } from '@site/src/content/pageData';
import { groupChanges, needsAction } from '@site/src/content/releases/changelog';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.lazy.module.css';
import { areaNames, kindNames } from './messages';

/** What changed, and what to do. */
function Sentences({ change: { upgrade, sentence } }: { change: LinkedChange }): ReactNode {
  return (
    <>
      <p>
        <InlineMarkdown text={sentence} />
      </p>
      {upgrade !== null && (
        <p>
          <strong>
            <Translate>What to do:</Translate>
          </strong>{' '}
          <InlineMarkdown text={upgrade} />
        </p>
      )}
    </>
  );
}

function Feature({ change }: { change: LinkedChange }): ReactNode {
  return (
    <>
      <span className={styles.kind}>{kindNames[change.kind]()}</span>{' '}
      <Link className={styles.feature} to={change.explainedAt}>
        {change.feature}
      </Link>
    </>
  );
}

type Props = {
  changes: readonly LinkedChange[];
  /** Whether each change names its release; on the page of a release, each has its id as an anchor instead. */
  withRelease?: boolean;
};

/**
 * Recorded changes as cards: the kind, where it is explained, what changed, what to do when upgrading. A card has the
 * parts of its change, such as the variables of a feature.
 */
export default function ChangeList({ changes, withRelease = false }: Props): ReactNode {
  const anchor = ({ id }: LinkedChange) => (withRelease ? undefined : id);
  return (
    <ul className={styles.changes}>
      {groupChanges(changes).map(({ change, parts }) => (
        <li
          key={change.id}
          id={anchor(change)}
          className={clsx(styles.change, styles[change.kind])}
          data-asks={needsAction({ change, parts }) ? undefined : 'nothing'}
        >
          <div className={styles.head}>
            <Feature change={change} />{' '}
            <span className={styles.area}>
              {areaNames[change.area]()}
              {withRelease && ' · '}
              {withRelease && <Link to={change.releasePage}>{change.exact ?? change.version}</Link>}
            </span>
          </div>
          <Sentences change={change} />
          {parts.length > 0 && (
            <ul className={styles.parts}>
              {parts.map((part) => (
                <li key={part.id} id={anchor(part)} className={styles[part.kind]}>
                  <div className={styles.head}>
                    <Feature change={part} />
                  </div>
                  <Sentences change={part} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
