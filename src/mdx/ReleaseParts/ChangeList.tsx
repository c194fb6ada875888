import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import type { LinkedChange } from '@site/src/content/pageData';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.lazy.module.css';
import { areaTexts, kindTexts } from './texts';

type Props = {
  changes: readonly LinkedChange[];
  /** Whether each change names its release; on the page of a release, each has its id as an anchor instead. */
  withRelease?: boolean;
};

/** Recorded changes as cards: the kind, what to do when upgrading, what changed, where it is explained. */
export default function ChangeList({ changes, withRelease = false }: Props): ReactNode {
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li
          key={change.id}
          id={withRelease ? undefined : change.id}
          className={clsx(styles.change, styles[change.kind])}
          data-asks={change.upgrade === null ? 'nothing' : undefined}
        >
          <div className={styles.head}>
            <span className={styles.kind}>{kindTexts[change.kind]()}</span>{' '}
            <Link className={styles.feature} to={change.explainedAt}>
              {change.feature}
            </Link>{' '}
            <span className={styles.area}>
              {areaTexts[change.area]()}
              {withRelease && ' · '}
              {withRelease && <Link to={change.releasePage}>{change.exact ?? change.version}</Link>}
            </span>
          </div>
          {change.upgrade !== null && (
            <p className={styles.task}>
              <strong>
                <Translate id="change.task" description="Begins what a reader must do">
                  What to do:
                </Translate>
              </strong>{' '}
              <InlineMarkdown text={change.upgrade} />
            </p>
          )}
          <p>
            <InlineMarkdown text={change.sentence} />
          </p>
        </li>
      ))}
    </ul>
  );
}
