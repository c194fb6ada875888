import Link from '@docusaurus/Link';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';
import { useCounterpart } from '../CounterpartLink/useCounterpart';

/** What differs between the page and its counterpart in the other version, where the table says so. */
export default function VersionChanges(): ReactNode {
  const { version } = useDocsVersion();
  const { frontMatter } = useDoc();
  const isOlder = version === 'ace4';
  const other = useCounterpart(isOlder ? 'ace5' : 'ace4');
  // Put there when the page is read: src/markdown/front-matter.ts.
  const { changed = [] } = frontMatter as { changed?: string[] };
  if (!other || changed.length === 0) return null;
  return (
    <section className={styles.changes} aria-labelledby="version-changes">
      <p id="version-changes" className={styles.title}>
        {isOlder ? 'In ACE 5' : 'What changed since ACE 4'}
      </p>
      <ul>
        {changed.map((sentence) => (
          <li key={sentence}>
            <InlineMarkdown text={sentence} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={other.doc.path}>This page in {other.label}</Link>
      </p>
    </section>
  );
}
