import { useHistory } from '@docusaurus/router';
import { recentSearches, type Search } from '@site/src/search/client';
import { ResultLinks } from '@site/src/search/ui/ResultItem';
import { useResultPage } from '@site/src/search/ui/resultPage/address';
import { searchView } from '@site/src/search/ui/status/searchView';
import { useStatusText } from '@site/src/search/ui/status/useStatusText';
import SearchEmpty from '@site/src/search/ui/SearchMessages/Empty';
import SearchFailure from '@site/src/search/ui/SearchMessages/Failure';
import React, { type ReactNode } from 'react';
import AreaChoice, { areaLabel } from './AreaChoice';
import Pages from './Pages';
import styles from './styles.lazy.module.css';
import { useAnswer } from './useAnswer';

type Props = { search: Search; query: string; area: string | undefined; page: number };

/** One page of the results of a query, with the status of the search and the pagination. */
export default function ResultList({ search, query, area: wanted, page }: Props): ReactNode {
  const { scope, labelOf, options } = search;
  const { current, isSlow, again } = useAnswer(search, { query, area: wanted, page });
  const statusText = useStatusText(search);
  const resultPage = useResultPage();
  const history = useHistory();

  const last = Math.max(1, Math.ceil((current?.answer.total ?? 0) / options.maxResults));
  const shownPage = Math.min(current?.page ?? 1, last);
  const from = (shownPage - 1) * options.maxResults;
  const results = current?.answer.results.slice(from, from + options.maxResults) ?? [];
  const areas = current?.answer.areas ?? [];
  // An area of the address that the results do not have does not limit them.
  const area = areas.find(({ name }) => name === wanted)?.name;
  const addressOf = (parameters: { area: string | undefined; page?: number }) =>
    resultPage({ query, scope: scope.name, ...parameters });
  const view = searchView(query, isSlow, current?.answer, scope.tags);

  return (
    <>
      <p role="status" className={styles.status}>
        {statusText({
          ...view,
          shown: results.length,
          area: area === undefined ? undefined : areaLabel(area),
        })}
      </p>
      {(view.status === 'failed' || view.missing.length > 0) && (
        <SearchFailure search={search} onRetry={() => void search.retry().then(again)} />
      )}
      {view.status === 'done' && view.total === 0 && (
        <SearchEmpty query={query} suggestions={view.suggestions} search={search} />
      )}
      <AreaChoice
        areas={areas}
        area={area}
        // Replaced, not pushed: Docusaurus moves the focus to the top of the page on a new entry of the history.
        onChange={(next) => history.replace(addressOf({ area: next }))}
      />
      {results.length > 0 && (
        <ol className={styles.results} start={from + 1}>
          {results.map((result) => (
            <li key={result.sectionRoute}>
              <ResultLinks
                result={result}
                version={labelOf(result.tag)}
                onClick={() => recentSearches.keep(query)}
              />
            </li>
          ))}
        </ol>
      )}
      <Pages
        page={shownPage}
        last={last}
        addressOf={(target) => addressOf({ area, page: target })}
      />
    </>
  );
}
