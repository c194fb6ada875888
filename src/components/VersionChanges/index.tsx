import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import CounterpartLink from '@site/src/components/CounterpartLink';
import { useCounterpart } from '@site/src/components/CounterpartLink/useCounterpart';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import { readPageFacts } from '@site/src/content/pageFacts';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** What differs between the page and its counterpart in the other version, where the table says so. */
export default function VersionChanges(): ReactNode {
  const { version } = useDocsVersion();
  const { frontMatter } = useDoc();
  const isOlder = version === 'ace4';
  const other = useCounterpart(isOlder ? 'ace5' : 'ace4');
  const { changed } = readPageFacts(frontMatter);
  if (!other || changed.length === 0) return null;
  return (
    <section className={styles.changes} aria-labelledby="version-changes">
      <p id="version-changes" className={styles.title}>
        {isOlder
          ? translate(
              {
                id: 'counterpart.in',
                message: 'In {version}',
                description: 'Names the version that the following is about',
              },
              { version: 'ACE 5' },
            )
          : translate(
              {
                id: 'counterpart.changed',
                message: 'What changed since {version}',
                description: 'Heading over the differences from the older version',
              },
              { version: 'ACE 4' },
            )}
      </p>
      <ul>
        {changed.map((sentence) => (
          <li key={sentence}>
            <InlineMarkdown text={sentence} />
          </li>
        ))}
      </ul>
      <p>
        <CounterpartLink counterpart={other} />
      </p>
    </section>
  );
}
