import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import {
  LINE_LENGTH,
  recentSearches,
  type Search,
  type SearchAnswer,
} from '@site/src/search/client';
import { STALL_TIME } from '@site/src/search/core/constants';
import clsx from 'clsx';
import React, { type ReactNode, useEffect, useState } from 'react';
import { AreaChoice, areaLabel } from '../Choice';
import { ResultLinks } from '../ResultItem';
import SearchOutcome from '../SearchOutcome';
import lazy from './results.lazy.module.css';
import styles from './styles.lazy.module.css';

/** What the URL of the result page asks for. */
type Props = { search: Search; query: string; area: string | undefined; page: number };

/** Results on a page, how many more the last one may have, and the milliseconds to wait for their texts. */
const PAGE_SIZE = 20;
const MOST_LEFT = 5;
const TEXTS_TIME = 1_000;

/** The latest answer until the next one arrives, the page of results that it was requested for, and whether it takes long. */
type AnswerState = { answer?: SearchAnswer; answeredPage: number; isStalled: boolean };

/**
 * Requests the results of a query up to the end of a page of them. They are shown once, so that nothing moves: on a slow
 * connection with the short excerpts that they have until the texts have loaded.
 */
function useAnswer({ search, query, area, page }: Props) {
  const [state, setState] = useState<AnswerState>({ answeredPage: 1, isStalled: false });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const outdated = new AbortController();
    const { signal } = outdated;
    const stalled = setTimeout(() => setState((was) => ({ ...was, isStalled: true })), STALL_TIME);
    const found = search.search(query, {
      limit: page * PAGE_SIZE + MOST_LEFT,
      // Three lines of a phone hold less than two of a wide window.
      excerptLength: LINE_LENGTH * (window.matchMedia('(width <= 680px)').matches ? 1.5 : 2),
      sections: 3,
      area,
      signal,
    });
    void found.then(async (answer) => {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, TEXTS_TIME));
      const whole = await Promise.race([answer.withTexts?.(), late]);
      if (signal.aborted) return;
      clearTimeout(stalled);
      setState({ answer: whole ?? answer, answeredPage: page, isStalled: false });
    });
    return () => {
      outdated.abort();
      clearTimeout(stalled);
    };
  }, [query, search, area, page, attempt]);

  return { ...state, repeat: () => setAttempt(attempt + 1) };
}

type PaginationProps = { page: number; last: number; urlOf: (page: number) => string };

/** Pagination: links to the previous and next pages of results. */
function Pagination({ page, last, urlOf }: PaginationProps): ReactNode {
  if (last < 2) return null;
  const link = (target: number, text: string) => (
    <Link className="button button--outline button--primary" to={urlOf(target)}>
      {text}
    </Link>
  );
  return (
    <nav className={lazy.pages} aria-label={translate({ message: 'Result pages' })}>
      {page > 1 && link(page - 1, translate({ message: 'Previous' }))}
      <span>{translate({ message: 'Page {page} of {last}' }, { page, last })}</span>
      {page < last && link(page + 1, translate({ message: 'Next' }))}
    </nav>
  );
}

/** One page of the results of a query, with what has come of the search and the pagination. */
export default function ResultList(props: Props): ReactNode {
  const { search, query, area: wanted } = props;
  const { versionOf } = search;
  const { answer, answeredPage, isStalled, repeat } = useAnswer(props);
  const history = useHistory();

  const last = Math.max(1, Math.ceil(((answer?.total ?? 0) - MOST_LEFT) / PAGE_SIZE));
  const shownPage = Math.min(answeredPage, last);
  const from = (shownPage - 1) * PAGE_SIZE;
  const results =
    answer?.results.slice(from, shownPage < last ? from + PAGE_SIZE : undefined) ?? [];
  const areas = answer?.areas ?? [];
  // An area of the URL that the results do not have does not limit them.
  const area = areas.find(({ name }) => name === wanted)?.name;
  const urlOf = (parameters: { area: string | undefined; page?: number }) =>
    search.resultPage({ query, ...parameters });

  return (
    <>
      <SearchOutcome
        {...{ search, query, answer, isStalled }}
        shown={results.length}
        area={area === undefined ? undefined : areaLabel(area)}
        classes={styles}
        onRetry={repeat}
      />
      {!answer && <div className={clsx(styles.awaited, lazy.awaited)} data-stalled={isStalled} />}
      <AreaChoice
        areas={areas}
        area={area}
        // Replaced, not pushed: Docusaurus moves the focus to the top of the page on a new entry of the history.
        onChange={(next) => history.replace(urlOf({ area: next }))}
      />
      {results.length > 0 && (
        <ol className={lazy.results} start={from + 1}>
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
