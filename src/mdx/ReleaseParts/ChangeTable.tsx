import Link from '@docusaurus/Link';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import ScrollableTable from '@site/src/components/ScrollableTable';
import type { LinkedChange } from '@site/src/content/pageData';
import type { Kind } from '@site/src/content/releases/model';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

const KIND_LABELS: Record<Kind, string> = {
  added: 'New',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
  fixed: 'Fixed',
};

type Props = {
  changes: readonly LinkedChange[];
  /** Whether a first column names the release of each change. */
  withRelease?: boolean;
};

/** Recorded changes as a table: what changed, what to do, where it is explained. */
export default function ChangeTable({ changes, withRelease = false }: Props): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          {withRelease && <th scope="col">Release</th>}
          <th scope="col">Kind</th>
          <th scope="col">What changed</th>
          <th scope="col">What you do</th>
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
              <span className={styles.kind}>{KIND_LABELS[change.kind]}</span>
            </td>
            <td className={styles.sentence}>
              <Link to={change.explainedAt}>{change.feature}</Link>:{' '}
              <InlineMarkdown text={change.sentence} />
            </td>
            <td className={styles.sentence}>
              {change.upgrade ? <InlineMarkdown text={change.upgrade} /> : 'Nothing.'}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
