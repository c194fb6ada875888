import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  usePluralForm,
} from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/DocTagDocListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import React, { type ReactNode } from 'react';
import TopicLayout from './Layout';
import styles from './styles.lazy.module.css';

/** The page of one topic: its pages, each with its description (option `docTagDocListComponent` of the docs plugin). */
export default function Topic({ tag }: Props): ReactNode {
  const { selectMessage } = usePluralForm();
  const title = translate({ message: 'Topic: {topic}' }, { topic: tag.label });
  const count = translate({ message: '{count} page|{count} pages' }, { count: tag.count });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <TopicLayout>
        <Heading as="h1">{title}</Heading>
        <p>
          {tag.description} {selectMessage(tag.count, count)}
          {' · '}
          <Link href={tag.allTagsPath}>
            <Translate>All topics</Translate>
          </Link>
        </p>
        <ul className={styles.pages}>
          {tag.items.map((doc) => (
            <li key={doc.id}>
              <Link to={doc.permalink}>{doc.title}</Link>
              {doc.description && <p>{doc.description}</p>}
            </li>
          ))}
        </ul>
      </TopicLayout>
    </HtmlClassNameProvider>
  );
}
