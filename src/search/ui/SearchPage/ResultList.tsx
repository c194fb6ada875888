import { useHistory } from '@docusaurus/router';
import { recentSearches, type Search } from '@site/src/search/client';
import React, { type ReactNode } from 'react';
import NoResults from '../NoResults';
import { ResultLinks } from '../ResultItem';
import SearchFailure from '../SearchFailure';
import { searchStatus } from '../searchStatus';
import { useResultPage } from '../useResultPage';
import { useStatusMessage } from '../useStatusMessage';
import AreaChoice, { areaLabel } from './AreaChoice';
import Pagination from './Pagination';
import styles from './styles.lazy.module.css';
import { useAnswer } from './useAnswer';

type Props = { search: Search; query: string; area: string | undefined; page: number };

/** One page of the results of a query, with the status of the search and the pagination. */
export default function ResultList({ search, query, area: wanted, page }: Props): ReactNode {
  const { scope, versionOf, options } = search;
  const { current, isSlow, again } = useAnswer(search, { query, area: wanted, page });
  const statusMessage = useStatusMessage(search);
  const resultPage = useResultPage();
  const history = useHistory();

  const last = Math.max(1, Math.ceil((current?.answer.total ?? 0) / options.maxResults));
  const shownPage = Math.min(current?.page ?? 1, last);
  const from = (shownPage - 1) * options.maxResults;
  const results = current?.answer.results.slice(from, from + options.maxResults) ?? [];
  const areas = current?.answer.areas ?? [];
  // An area of the URL that the results do not have does not limit them.
  const area = areas.find(({ name }) => name === wanted)?.name;
  const urlOf = (parameters: { area: string | undefined; page?: number }) =>
    resultPage({ query, scope: scope.name, ...parameters });
  const status = searchStatus(query, isSlow, current?.answer, scope.tags);

  return (
    <>
      <p role="status" className={styles.status}>
        {statusMessage(status, results.length, area === undefined ? undefined : areaLabel(area))}
      </p>
      {!current && <div className={styles.awaited} />}
      {status.answer && status.answer.failedTags.length > 0 && (
        <SearchFailure search={search} onRetry={() => void search.retry().then(again)} />
      )}
      {status.kind === 'done' && results.length === 0 && (
        <NoResults query={query} suggestions={status.answer.suggestions} search={search} />
      )}
      <AreaChoice
        areas={areas}
        area={area}
        // Replaced, not pushed: Docusaurus moves the focus to the top of the page on a new entry of the history.
        onChange={(next) => history.replace(urlOf({ area: next }))}
      />
      {results.length > 0 && (
        <ol className={styles.results} start={from + 1}>
          {results.map((result) => (
            <li key={result.sectionRoute}>
              <ResultLinks
                result={result}
                version={versionOf(result.tag)}
                onClick={() => recentSearches.keep(query)}
              />
            </li>
          ))}
        </ol>
      )}
      <Pagination page={shownPage} last={last} urlOf={(target) => urlOf({ area, page: target })} />
    </>
  );
}
