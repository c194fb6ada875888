import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/DocTagsListPage';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, { type ReactNode } from 'react';
import TopicLayout from './Layout';
import styles from './styles.lazy.module.css';

/** The page of all topics of a version, A to Z (option `docTagsListComponent` of the docs plugin). */
export default function TagsPage({ tags }: Props): ReactNode {
  const { label } = useDocsVersion();
  const { currentLocale: locale } = useDocusaurusContext().i18n;
  const description = translate(
    { message: 'The topics of the {version} documentation from A to Z, each with its pages.' },
    { version: label },
  );
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <TopicLayout title={translate({ message: 'Topics' })} description={description}>
      <p>{description}</p>
      <ul className={styles.topics}>
        {sorted.map((tag) => (
          <li key={tag.permalink}>
            <Link rel="tag" href={tag.permalink}>
              {tag.label}
            </Link>{' '}
            <span>{tag.count}</span>
            <p>{tag.description}</p>
          </li>
        ))}
      </ul>
    </TopicLayout>
  );
}
