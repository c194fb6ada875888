import { useLocation } from '@docusaurus/router';
import { usePluralForm } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { EVERYWHERE, type Search, type SearchAnswer } from '@site/src/search/client';
import { reportUrl } from '@site/src/components/ReportProblem/report';
import React, { type MouseEvent, type ReactNode } from 'react';
import SearchFailure from './SearchFailure';
import styles from './SearchFailure.module.css';
import lazy from './SearchOutcome.lazy.module.css';
import { CommonTasks } from './SearchPanel/commonTasks';

type Props = {
  search: Search;
  query: string;
  /** The answer to the query, once available. */
  answer: SearchAnswer | undefined;
  /** Whether the answer takes a while. */
  isStalled: boolean;
  /** The number of displayed results, and the label of the area that they are limited to, if any. */
  shown: number;
  area?: string | undefined;
  classes: { status?: string; message?: string };
  /** Searches again, which loads failed indexes again. */
  onRetry: () => void;
  /** Searches in place; if undefined, and in a new tab, the links open the result page. */
  onSearch?: (query: string, scopeName: string) => void;
  /** Called when the user follows a link to a page. */
  onFollow?: (event: MouseEvent) => void;
  /** What stands beside the message. */
  children?: ReactNode;
};

type FurtherProps = Pick<Props, 'search' | 'query' | 'onSearch'> & { answer: SearchAnswer };

/** What helps with a search that did not find what was typed: one's own words, the other versions, a report. */
function FurtherSearches({ search, query, answer, onSearch }: FurtherProps): ReactNode {
  const { issuesUrl } = useDocusaurusContext().siteConfig.customFields ?? {};
  const { pathname } = useLocation();
  const { scope, scopes } = search;
  const others = scopes.filter(({ name }) => ![scope.name, EVERYWHERE].includes(name));

  const link = (text: string, nextQuery: string, scopeName: string) => (
    <Link
      key={text}
      className="button button--outline button--primary button--sm"
      to={search.resultPage({ query: nextQuery, scope: scopeName })}
      onClick={(event: MouseEvent) => {
        if (!onSearch || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onSearch(nextQuery, scopeName);
      }}
    >
      {text}
    </Link>
  );

  return (
    <>
      {answer.isReplaced && (
        <div className={styles.row}>
          {link(
            translate({ message: 'Search for “{query}” as typed' }, { query: query.trim() }),
            `"${query.trim()}"`,
            scope.name,
          )}
        </div>
      )}
      {(answer.total === 0 || answer.isWeak) && (
        <div className={styles.row}>
          {scope.name !== EVERYWHERE &&
            others.map(({ name, label }) =>
              link(translate({ message: 'Search in {label}' }, { label }), query, name),
            )}
          <Link to={reportUrl(String(issuesUrl), { query, version: scope.label, page: pathname })}>
            <Translate>Report a missing page</Translate>
          </Link>
        </div>
      )}
    </>
  );
}

/** The number of results: all of them, or how many of them are displayed. */
function useCount(shown: number, total: number): string {
  const { selectMessage } = usePluralForm();
  const message =
    shown < total
      ? translate(
          { message: '{shown} of {total} result|{shown} of {total} results' },
          { shown, total },
        )
      : translate(
          { id: 'theme.SearchPage.documentsFound.plurals', message: '1 result|{count} results' },
          { count: total },
        );
  return selectMessage(total, message);
}

/** What an answer has of the words of its query. */
function wordsMessage({ missing, corrected, isWeak, total }: SearchAnswer): string[] {
  if (total === 0) return [];
  const words = missing.map((word) => translate({ message: '“{word}”' }, { word })).join(', ');
  return [
    ...(corrected === undefined
      ? []
      : [translate({ message: 'Searched for: {query}.' }, { query: corrected })]),
    ...(missing.length > 0 ? [translate({ message: 'No page has {words}.' }, { words })] : []),
    ...(isWeak ? [translate({ message: 'Pages that have some of these words:' })] : []),
  ];
}

/**
 * What has come of a search, displayed and announced by screen readers, and what the reader can do if an index failed or
 * if nothing was found: also the common tasks then.
 */
export default function SearchOutcome(props: Props): ReactNode {
  const { search, query, answer, isStalled, shown, area, classes, onRetry, onSearch, onFollow } =
    props;
  const { total = 0, failedTags = [], hasFailed = false } = answer ?? {};
  const count = useCount(shown, total);
  const isIdle = query.trim() === '';
  const isEmpty = total === 0 && !hasFailed;
  const isInexact = answer?.isWeak === true || answer?.isReplaced === true;

  function message(): string {
    if (isStalled) return translate({ message: 'The search index is still loading …' });
    if (isIdle) return translate({ message: 'Type a word, an option or a question.' });
    if (!answer) return '';
    if (hasFailed) return translate({ message: 'The search index could not be loaded.' });
    const inArea =
      area === undefined ? count : translate({ message: '{count} in {area}' }, { count, area });
    const found =
      total === 0 || answer.isWeak
        ? translate({ id: 'theme.SearchBar.noResultsText', message: 'No results found.' })
        : inArea;
    const failures = failedTags.map((tag) =>
      translate(
        { message: 'The search index of {label} could not be loaded.' },
        { label: search.labelOf(tag) ?? translate({ message: 'the other pages' }) },
      ),
    );
    const further = [...wordsMessage(answer), ...failures];
    return further.length > 0 ? `${found.replace(/\.$/, '')}. ${further.join(' ')}` : found;
  }

  return (
    <>
      <div className={classes.status}>
        <span role="status">{message()}</span>
        {props.children}
      </div>
      {answer && (failedTags.length > 0 || total === 0 || isInexact) && (
        <div className={classes.message}>
          {failedTags.length > 0 && (
            <SearchFailure
              search={search}
              onRetry={() => {
                search.forgetFailed(answer);
                onRetry();
              }}
              onFollow={onFollow}
            />
          )}
          {!hasFailed && !isIdle && (total === 0 || isInexact) && (
            <FurtherSearches {...{ search, query, answer, onSearch }} />
          )}
          {isEmpty && <p className={lazy.title}>{translate({ message: 'Common tasks' })}</p>}
          {isEmpty && (
            <CommonTasks scope={search.scope.name} onClick={onFollow} className={lazy.tasks} />
          )}
        </div>
      )}
    </>
  );
}
