import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import type { PageChanges } from '@site/src/content/versions/counterpartTable';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';
import { useCounterpart } from '../CounterpartLink/useCounterpart';

/** What differs between the page and its counterpart in the other version, where the table says so. */
export default function VersionChanges(): ReactNode {
  // Put there when the page is read: src/markdown/front-matter.ts.
  const { changes } = useDoc().frontMatter as { changes?: PageChanges };
  const other = useCounterpart(changes?.other);
  if (!other || !changes) return null;
  return (
    <section className={styles.changes} aria-labelledby="version-changes">
      <p id="version-changes" className={styles.title}>
        {changes.isNewer ? `In ${other.label}` : `What changed since ${other.label}`}
      </p>
      <ul>
        {changes.sentences.map((sentence) => (
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
