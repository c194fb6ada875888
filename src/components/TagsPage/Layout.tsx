import { DocsSidebarProvider, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import DocRootLayout from '@theme/DocRoot/Layout';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.lazy.module.css';

type Props = {
  title: string;
  description: string | undefined;
  /** The breadcrumb after that of the home page. */
  parent?: ReactNode;
  children: ReactNode;
};

/** A documentation page outside of the sidebar, with the sidebar of its version. */
export default function TopicLayout({ title, description, parent, children }: Props): ReactNode {
  const [sidebar] = Object.entries(useDocsVersion().docsSidebars);
  return (
    <>
      <PageMetadata title={title} description={description} />
      <DocsSidebarProvider name={sidebar?.[0]} items={sidebar?.[1]}>
        <DocRootLayout>
          <nav
            className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbs)}
            aria-label={translate({
              id: 'theme.docs.breadcrumbs.navAriaLabel',
              message: 'Breadcrumbs',
            })}
          >
            <ul className="breadcrumbs">
              <HomeBreadcrumbItem />
              <li className="breadcrumbs__item">
                {parent ?? <span className="breadcrumbs__link">{title}</span>}
              </li>
            </ul>
          </nav>
          <Heading as="h1">{title}</Heading>
          {children}
        </DocRootLayout>
      </DocsSidebarProvider>
    </>
  );
}
