import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Field from '@site/src/components/Field';
import PageLists from '@site/src/components/PageLists';
import { readParameters, recentSearches, useSearch } from '@site/src/search/client';
import { MAX_QUERY_LENGTH } from '@site/src/search/core/constants';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import clsx from 'clsx';
import React, { type FormEvent, lazy, type ReactNode, Suspense, useRef } from 'react';
import { ScopeChoice } from '../Choice';
import { fieldMessages } from '../fieldMessages';
import styles from './styles.lazy.module.css';

// Requested now, not when the page is hydrated; its styles do not block the first paint.
const ended = { isLoading: false, pastDelay: true, timedOut: false };
const loading = import('./ResultList').catch((error: Error) => ({
  default: () => <Loading {...ended} error={error} retry={() => window.location.reload()} />,
}));
const ResultList = /* #__PURE__ */ lazy(() => loading);

const awaited = <div className={styles.awaited} />;

/** All results of a query, at a URL that can be shared: /search?q=...&v=...&s=...&p=... */
function SearchResults(): ReactNode {
  const history = useHistory();
  const location = useLocation();
  // Unknown on the server.
  const isBrowser = useIsBrowser();
  const queryString = isBrowser ? location.search : '';
  const { query, scope: scopeParameter, area, page } = readParameters(queryString);
  const search = useSearch(scopeParameter);
  const { scope } = search;
  const field = useRef<HTMLInputElement>(null);

  // Another query may have its answers in another area.
  const resultsIn = (scopeName: string) => {
    const next = field.current?.value ?? '';
    recentSearches.keep(next);
    const kept = next === query ? area : undefined;
    return search.resultPage({ query: next, scope: scopeName, area: kept });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    history.push(resultsIn(scope.name));
  };

  const title = query
    ? translate(
        { id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for “{query}”' },
        { query },
      )
    : fieldMessages.title();
  const description = translate({
    message: 'Search the ACE documentation for steps, variables, options, messages and questions.',
  });

  return (
    <>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={clsx('container margin-vert--lg', styles.page)}>
        {/* Without the query, which the field has: its length would move the field. */}
        <h1>{fieldMessages.search()}</h1>
        <form className={styles.form} role="search" onSubmit={onSubmit}>
          <Field label={fieldMessages.search()} className={styles.query}>
            <input
              key={query}
              ref={field}
              type="search"
              name="q"
              defaultValue={query}
              maxLength={MAX_QUERY_LENGTH}
              placeholder={fieldMessages.placeholder()}
            />
          </Field>
          <button type="submit" className="button button--primary">
            {fieldMessages.search()}
          </button>
          <ScopeChoice
            {...search}
            onChange={(scopeName) => history.replace(resultsIn(scopeName))}
          />
        </form>
        <noscript>
          <PageLists />
        </noscript>
        <Suspense fallback={awaited}>
          {isBrowser ? (
            <ResultList key={`${scope.name} ${query}`} {...{ search, query, area, page }} />
          ) : (
            awaited
          )}
        </Suspense>
      </main>
    </>
  );
}

/** The page at /search, which src/search/plugin assigns to the route of the easyops plugin. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchResults />
    </Layout>
  );
}
