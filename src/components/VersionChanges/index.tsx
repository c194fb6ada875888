import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { translate } from '@docusaurus/Translate';
import CounterpartLink from '@site/src/components/CounterpartLink';
import { useCounterpart } from '@site/src/components/CounterpartLink/useCounterpart';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import { readPageFacts } from '@site/src/content/pageFacts';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** The recorded differences between the page and its counterpart in the other version. */
export default function VersionChanges(): ReactNode {
  const { changes } = readPageFacts(useDoc().frontMatter);
  const other = useCounterpart(changes?.other);
  const links = useBrokenLinks();
  if (!other || !changes) return null;
  // The facts of a step link to it.
  links.collectAnchor('version-changes');
  return (
    <section className={styles.changes} aria-labelledby="version-changes">
      <p id="version-changes" className={styles.title}>
        {changes.isNewer
          ? translate({ message: 'In {version}' }, { version: other.label })
          : translate({ message: 'What changed since {version}' }, { version: other.label })}
      </p>
      <ul>
        {changes.sentences.map((sentence) => (
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
