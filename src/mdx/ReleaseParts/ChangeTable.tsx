import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import ScrollableTable from '@site/src/components/ScrollableTable';
import type { LinkedChange } from '@site/src/content/pageData';
import type { Kind } from '@site/src/content/releases/model';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

const kindTexts: Record<Kind, () => string> = {
  added: () => translate({ id: 'change.added', message: 'New', description: 'Kind of a change' }),
  changed: () =>
    translate({ id: 'change.changed', message: 'Changed', description: 'Kind of a change' }),
  deprecated: () =>
    translate({ id: 'change.deprecated', message: 'Deprecated', description: 'Kind of a change' }),
  removed: () =>
    translate({ id: 'change.removed', message: 'Removed', description: 'Kind of a change' }),
  fixed: () => translate({ id: 'change.fixed', message: 'Fixed', description: 'Kind of a change' }),
};

type Props = {
  changes: readonly LinkedChange[];
  /** Whether to add a first column with the release of each change. */
  withRelease?: boolean;
};

/** Recorded changes as a table: what changed, what to do, where it is explained. */
export default function ChangeTable({ changes, withRelease = false }: Props): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          {withRelease && (
            <th scope="col">
              <Translate id="changeTable.release" description="Heading of a column">
                Release
              </Translate>
            </th>
          )}
          <th scope="col">
            <Translate id="changeTable.kind" description="Heading of a column: kind of a change">
              Kind
            </Translate>
          </th>
          <th scope="col">
            <Translate id="changeTable.change" description="Heading of a column">
              What changed
            </Translate>
          </th>
          <th scope="col">
            <Translate id="changeTable.task" description="Heading of a column">
              What you do
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.id} id={withRelease ? undefined : change.id}>
            {withRelease && (
              <td>
                <Link to={change.releasePage}>{change.exact ?? change.version}</Link>
              </td>
            )}
            <td>
              <span className={styles.kind}>{kindTexts[change.kind]()}</span>
            </td>
            <td className={styles.sentence}>
              <Link to={change.explainedAt}>{change.feature}</Link>
              {': '}
              <InlineMarkdown text={change.sentence} />
            </td>
            <td className={styles.sentence}>
              {change.upgrade ? (
                <InlineMarkdown text={change.upgrade} />
              ) : (
                <Translate
                  id="changeTable.nothing"
                  description="Says that a change asks for no task"
                >
                  Nothing.
                </Translate>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
