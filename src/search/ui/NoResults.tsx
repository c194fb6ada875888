import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { EVERYWHERE, type Search } from '@site/src/search/client';
import React, { type MouseEvent, type ReactNode } from 'react';
import { messages } from './messages';
import { reportUrl } from './reportUrl';
import styles from './SearchFailure.module.css';
import { useResultPage } from './useResultPage';

type Props = {
  query: string;
  suggestions: readonly string[];
  search: Search;
  /** Searches in place; if undefined, and in a new tab, the links open the result page. */
  onSearch?: (query: string, scopeName: string) => void;
};

/** Suggestions after a search without results: other spellings, the other versions, a report of the missing page. */
export default function NoResults({ query, suggestions, search, onSearch }: Props): ReactNode {
  const { issuesUrl } = useDocusaurusContext().siteConfig.customFields ?? {};
  const { pathname } = useLocation();
  const resultPage = useResultPage();
  const { scope, scopes } = search;
  const others =
    scope.name === EVERYWHERE
      ? []
      : scopes.filter(({ name }) => name !== scope.name && name !== EVERYWHERE);

  const link = (text: string, nextQuery: string, scopeName: string) => (
    <Link
      className="button button--outline button--primary button--sm"
      to={resultPage({ query: nextQuery, scope: scopeName })}
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
      {suggestions.length > 0 && (
        <div className={styles.row} role="group" aria-label={messages.suggestions()}>
          <span>{messages.suggestions()}</span>
          {suggestions.map((text) => (
            <React.Fragment key={text}>{link(text, text, scope.name)}</React.Fragment>
          ))}
        </div>
      )}
      <div className={styles.row}>
        {others.map(({ name, label }) => (
          <React.Fragment key={name}>{link(messages.searchIn(label), query, name)}</React.Fragment>
        ))}
        <Link to={reportUrl(String(issuesUrl), { query, version: scope.label, page: pathname })}>
          {messages.report()}
        </Link>
      </div>
    </>
  );
}
