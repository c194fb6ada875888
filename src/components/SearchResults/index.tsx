import Head from '@docusaurus/Head';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { SearchAnswer } from '@site/src/components/search-client/host';
import { type Search, useSearch } from '@site/src/components/search-client/useSearch';
import { ResultLink } from '@site/src/components/SearchDialog/ResultItem';
import { type SearchStatus, statusText, texts } from '@site/src/components/SearchDialog/texts';
import { MAX_QUERY_LENGTH, STALL_THRESHOLD } from '@site/src/search/constants';
import React, { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import styles from './styles.module.css';

/** The parameters of the page: `q` the query, `v` the version. Others are not read. */
function useParameters(): { query: string; versionName: string | undefined } {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const parameters = new URLSearchParams(isBrowser ? search : '');
  const versions = useVersions('default');
  const version = versions.find(({ name }) => name === parameters.get('v'));
  return {
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    versionName: version?.name,
  };
}

type ListProps = { search: Search; query: string };

/** The results of one query, a page of them at a time. */
function ResultList({ search, query }: ListProps): ReactNode {
  const [pages, setPages] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [stalled, setStalled] = useState(false);
  const limit = pages * search.options.maxResults;

  useEffect(() => {
    let current = true;
    const timer = window.setTimeout(() => setStalled(true), STALL_THRESHOLD);
    // One more than is shown tells whether there are more.
    void search.search(query, limit + 1).then((next) => {
      window.clearTimeout(timer);
      if (!current) return;
      setStalled(false);
      setAnswer(next);
    });
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [query, search, limit, attempt]);

  const results = answer?.results.slice(0, limit) ?? [];
  const hasMore = answer !== undefined && answer.results.length > limit;
  const hasFailed = answer !== undefined && answer.failedTags.length > 0 && results.length === 0;
  const waiting: SearchStatus = stalled ? 'stalled' : 'loading';
  const status = hasFailed ? 'failed' : answer ? 'done' : waiting;

  return (
    <>
      <p role="status" className={styles.status}>
        {hasMore
          ? `The first ${limit} results in ${search.scope.label}`
          : statusText(status, results.length, search.scope.label)}
      </p>
      {hasFailed && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => void search.retry().then(() => setAttempt(attempt + 1))}
        >
          {texts.retry()}
        </button>
      )}
      <ol className={styles.results}>
        {results.map((result) => (
          <li key={result.sectionRoute}>
            <ResultLink result={result} />
          </li>
        ))}
      </ol>
      {hasMore && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => setPages(pages + 1)}
        >
          More results
        </button>
      )}
    </>
  );
}

/** All results of a query, at an address that can be shared: /search?q=...&v=... */
export default function SearchResults(): ReactNode {
  const history = useHistory();
  const { pathname } = useLocation();
  const { query, versionName } = useParameters();
  const search = useSearch(versionName);
  const versions = useVersions('default');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const next = new URLSearchParams({ q: String(form.get('q')), v: String(form.get('v')) });
    history.push(`${pathname}?${next}`);
  };

  const title = query ? `Search results for “${query}”` : 'Search the documentation';

  return (
    <>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <form className={styles.form} role="search" onSubmit={onSubmit}>
          <label className={styles.query}>
            <span>Query</span>
            <input
              key={query}
              type="search"
              name="q"
              defaultValue={query}
              maxLength={MAX_QUERY_LENGTH}
              placeholder={texts.placeholder()}
            />
          </label>
          <label>
            <span>Version</span>
            <select name="v" key={search.scope.versionName} defaultValue={search.scope.versionName}>
              {versions.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="button button--primary">
            {texts.submit()}
          </button>
        </form>
        {query.trim() === '' ? (
          <p role="status" className={styles.status}>
            {texts.idle(search.scope.label)}
          </p>
        ) : (
          <ResultList key={`${search.scope.versionName} ${query}`} search={search} query={query} />
        )}
      </main>
    </>
  );
}
