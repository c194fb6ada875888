import Link from '@docusaurus/Link';
import {
  useCurrentSidebarCategory,
  useDocsSidebar,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import descriptions from '@generated/content-data/default/descriptions.json';
import OlderVersion from '@site/src/components/OlderVersion';
import BelowVersion from '@site/src/components/DocsTree/BelowVersion';
import { groupAnchor } from '@site/src/content/steps/step';
import { pageAddress } from '@site/src/site/pageAddress';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import cards from './cards.lazy.module.css';

type Linked = PropSidebarItem & { href: string; label: string };
type Group = Extract<PropSidebarItem, { type: 'category' }>;

const isLinked = (item: PropSidebarItem): item is Linked =>
  item.type !== 'html' && item.href !== undefined;
const isGroup = (item: PropSidebarItem): item is Group =>
  item.type === 'category' && item.href === undefined;

/** The pages among the items of a sidebar, as cards. */
function Pages({ items }: { items: readonly PropSidebarItem[] }): ReactNode {
  const pages = items.filter(isLinked);
  return (
    pages.length > 0 && (
      <div className={clsx('wide', cards.links)}>
        <ul>
          {pages.map(({ href, label }) => (
            <li key={href}>
              <div>
                <Link to={href}>{label}</Link>
                <p>{descriptions[pageAddress(href)]}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

/**
 * The page of a category of the sidebar that has no overview (option `docCategoryGeneratedIndexComponent` of the docs
 * plugin): its pages, and those of its groups, where the breadcrumbs lead.
 */
export default function CategoryPage({ categoryGeneratedIndex }: Props): ReactNode {
  const { title, description, navigation, slug } = categoryGeneratedIndex;
  const { isLast, label } = useDocsVersion();
  const { items } = useCurrentSidebarCategory();
  return (
    <>
      <PageMetadata
        title={isLast ? title : `${title} (${label})`}
        description={description ?? title}
      />
      <article>
        <BelowVersion items={useDocsSidebar()?.items ?? []} path={slug}>
          <DocBreadcrumbs />
        </BelowVersion>
        <OlderVersion />
        <div className="markdown">
          <header>
            <Heading as="h1">{title}</Heading>
          </header>
          <p>{description}</p>
          <Pages items={items} />
          {items.filter(isGroup).map((group) => (
            <React.Fragment key={group.label}>
              <Heading as="h2" id={groupAnchor(group.label)}>
                {group.label}
              </Heading>
              <Pages items={group.items} />
            </React.Fragment>
          ))}
        </div>
      </article>
      <DocPaginator previous={navigation.previous} next={navigation.next} />
    </>
  );
}
