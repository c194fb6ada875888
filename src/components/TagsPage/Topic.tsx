import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/DocTagDocListPage';
import React, { type ReactNode } from 'react';
import TopicLayout from './Layout';
import styles from './styles.lazy.module.css';

/** The page of one topic: its pages, each with its description (option `docTagDocListComponent` of the docs plugin). */
export default function Topic({ tag }: Props): ReactNode {
  const { selectMessage } = usePluralForm();
  const count = translate({ message: '{count} page.|{count} pages.' }, { count: tag.count });
  return (
    <TopicLayout
      title={translate({ message: 'Topic: {topic}' }, { topic: tag.label })}
      description={tag.description}
      allTopics={tag.allTagsPath}
    >
      <p>
        {tag.description} {selectMessage(tag.count, count)}
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
  );
}
