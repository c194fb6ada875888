// Replaces the theme's part, which is a fixed text: a page that was not found needs links to other pages.
import Link from '@docusaurus/Link';
import { useActiveVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Field from '@site/src/components/Field';
import SimilarPages from '@site/src/components/SimilarPages';
import { wordsOf } from '@site/src/components/SimilarPages/similarPages';
import VersionLink from '@site/src/components/VersionLink';
import { fieldMessages } from '@site/src/search/ui/fieldMessages';
import { CommonTasks } from '@site/src/search/ui/SearchPanel/commonTasks';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** The not-found page: search, the versions, pages with similar paths, and what readers often come for. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const { pathname } = useLocation();
  // The server renders one page for all paths, so the path is read in the browser.
  const isBrowser = useIsBrowser();
  const baseUrl = useBaseUrl('/');
  const asked = isBrowser ? wordsOf(pathname, baseUrl).join(' ') : '';
  const title = translate({ id: 'theme.NotFound.title', message: 'Page not found' });
  return (
    // src/client/renderNotFoundPage.ts identifies the page by this attribute.
    <main
      className={clsx('container margin-vert--lg', styles.content, className)}
      data-not-found=""
    >
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
      <p className={styles.address}>
        <Translate>There is no page at this address.</Translate>{' '}
        {isBrowser && <code>{pathname}</code>}
      </p>
      <SimilarPages className={styles.address}>
        <form role="search" action={`${baseUrl}search/`} className={styles.search}>
          <Field label={fieldMessages.title()} className={styles.query}>
            <input key={asked} type="search" name="q" defaultValue={asked} />
          </Field>
          <button type="submit" className="button button--primary">
            {fieldMessages.search()}
          </button>
        </form>
        <ul className={styles.starts}>
          {useVersions('default').map((version) => (
            <li key={version.name}>
              <VersionLink version={version} />
            </li>
          ))}
          <li>
            <Link to="/">
              <Translate>Home page</Translate>
            </Link>
          </li>
        </ul>
        <section>
          <h2>{translate({ message: 'Common tasks' })}</h2>
          <CommonTasks scope={useActiveVersion('default')?.name} />
        </section>
      </SimilarPages>
    </main>
  );
}
