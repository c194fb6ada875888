import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/DocTagsListPage';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import React, { type ReactNode } from 'react';
import TopicLayout from './Layout';
import styles from './styles.lazy.module.css';

/** The page of all topics of a version, A to Z (option `docTagsListComponent` of the docs plugin). */
export default function TagsPage({ tags }: Props): ReactNode {
  const { label } = useDocsVersion();
  const { currentLocale: locale } = useDocusaurusContext().i18n;
  const title = translate({ message: 'Topics' });
  const description = translate(
    { message: 'The topics of the {version} documentation from A to Z, each with its pages.' },
    { version: label },
  );
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagsListPage}>
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="doc_tags_list" />
      <TopicLayout>
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
        <ul className={styles.cloud}>
          {[...tags]
            .sort((a, b) => a.label.localeCompare(b.label, locale))
            .map((tag) => (
              <li key={tag.permalink}>
                <Link
                  rel="tag"
                  className={styles.topic}
                  href={tag.permalink}
                  title={tag.description}
                >
                  {tag.label}
                  <span>{tag.count}</span>
                </Link>
              </li>
            ))}
        </ul>
      </TopicLayout>
    </HtmlClassNameProvider>
  );
}
