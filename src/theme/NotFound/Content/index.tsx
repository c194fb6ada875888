// Replaces the theme's part, which is a fixed text: a page that was not found needs links to other pages.
import Link from '@docusaurus/Link';
import { useActiveVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PageTitle } from '@generated/content-data/default/titles.json';
import topics from '@generated/content-data/default/topics.json';
import Field from '@site/src/components/Field';
import { similarPages } from '@site/src/components/SimilarPages/similarPages';
import VersionLink from '@site/src/components/VersionLink';
import { fieldMessages } from '@site/src/search/ui/fieldMessages';
import { CommonTasks } from '@site/src/search/ui/SearchPanel/commonTasks';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import React, { type ReactNode, useEffect, useState } from 'react';
import styles from './styles.module.css';

const values = ({ path, title, version }: PageTitle) => ({
  page: <Link to={path}>{title}</Link>,
  version,
});

/** The not-found page: search, the versions, pages with similar paths, and what readers often come for. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  // The server renders one page for all paths, so the path is shown with what is like it.
  const [titles, setTitles] = useState<readonly PageTitle[]>();
  useEffect(() => {
    // Loaded only here; if they fail to load, there are no suggestions.
    import('@generated/content-data/default/titles.json').then(
      (module) => setTitles(module.default),
      () => setTitles([]),
    );
  }, []);
  const { meant, above, others, query } = similarPages(pathname, titles ?? [], topics, baseUrl);
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
        <Translate>There is no page at this address.</Translate> {titles && <code>{pathname}</code>}
      </p>
      <div className={styles.address} role="status">
        {meant && (
          <strong>
            <Translate values={values(meant.page)}>{'Did you mean {page} in {version}?'}</Translate>
          </strong>
        )}{' '}
        {meant?.formerly && (
          <Translate values={values(meant.formerly)}>{'In {version}, it is {page}.'}</Translate>
        )}
        {titles?.[0] &&
          !meant &&
          (others[0] ? (
            <a href="#similar-others">
              <Translate>Other pages have a similar address.</Translate>
            </a>
          ) : (
            <Translate>No page has a similar address.</Translate>
          ))}{' '}
        {above && (
          <Translate values={values(above.page)}>{'Go up to {page} in {version}.'}</Translate>
        )}
      </div>
      <form role="search" action={`${baseUrl}search/`} className={styles.search}>
        <Field label={fieldMessages.title()} className={styles.query}>
          {/* The default may come late: it does not replace what is typed. */}
          <input type="search" name="q" defaultValue={query} />
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
      {others.length > 0 && (
        <>
          <p id="similar-others">
            <Translate>Pages with a similar address:</Translate>
          </p>
          <ul aria-labelledby="similar-others">
            {others.map(({ page }) => (
              <li key={page.path}>
                <Translate values={values(page)}>{'{page} in {version}'}</Translate>
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}
