import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import cards from '@site/src/components/CategoryPage/cards.lazy.module.css';
import type { Props } from '@theme/DocTagDocListPage';
import React, { type ReactNode } from 'react';
import TopicLayout from './Layout';

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
      <div className={cards.links}>
        <ul>
          {tag.items.map((doc) => (
            <li key={doc.id}>
              <div>
                <Link to={doc.permalink}>{doc.title}</Link>
                <p>{doc.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </TopicLayout>
  );
}
