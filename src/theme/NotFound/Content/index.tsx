// Wrapping is not enough: the default content is one fixed text, and a reader who lost the way needs a way on.
import Link from '@docusaurus/Link';
import { useAllDocsData, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Field from '@site/src/components/Field';
import { likelyPages } from '@site/src/components/SimilarPages/similarPages';
import { fieldTexts } from '@site/src/search/ui/texts/fieldTexts';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

function useCandidates() {
  const { default: data } = useAllDocsData();
  return (data?.versions ?? []).flatMap((version) =>
    version.docs.map(({ id, path }) => ({ id, path, version: version.name })),
  );
}

/** The not-found page: search, the pages that the address resembles, and the versions. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const { pathname } = useLocation();
  // The server renders one page for all addresses, so the suggestions come with the browser.
  const isBrowser = useIsBrowser();
  const candidates = useCandidates();
  const likely = isBrowser ? likelyPages(pathname, candidates) : [];
  const versions = useVersions('default');
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  const home = useBaseUrl('/');
  const searchPage = useBaseUrl('/search');

  return (
    <main className={clsx('container margin-vert--xl', styles.content, className)}>
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
      <p className={styles.address}>
        There is no page at this address. {isBrowser && <code>{pathname}</code>}
      </p>
      {/* What the browser adds stands beside or after the rest: nothing moves when it comes. */}
      <div className={styles.ways}>
        <section aria-labelledby="on">
          <h2 id="on">Ways on</h2>
          <form role="search" action={searchPage} className={styles.search}>
            <Field label="Search the documentation" className={styles.query}>
              <input type="search" name="q" placeholder={fieldTexts.placeholder()} />
            </Field>
            <button type="submit" className="button button--primary">
              {fieldTexts.submit()}
            </button>
          </form>
          <ul>
            {versions.map(({ name, label, path }) => (
              <li key={name}>
                <Link to={path.endsWith('/') ? path : `${path}/`}>{label} documentation</Link>
              </li>
            ))}
            <li>
              <Link to={home}>Home page</Link>
            </li>
          </ul>
        </section>
        {likely.length > 0 && (
          <section aria-labelledby="likely">
            <h2 id="likely">Pages with a similar address</h2>
            <ul>
              {likely.map(({ path, id, version }) => (
                <li key={path}>
                  <Link to={path}>{id === 'index' ? 'Introduction' : id.replaceAll('_', ' ')}</Link>
                  {' · '}
                  {versions.find(({ name }) => name === version)?.label}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  );
}
