import Link from '@docusaurus/Link';
import { withHighlight } from '@site/src/components/SearchHighlight/address';
import { excerpt, markTerms, type TextPart } from '@site/src/search/excerpt';
import type { SearchResult } from '@site/src/search/types';
import React, { type ReactNode } from 'react';
import styles from './ResultItem.module.css';

function Parts({ parts }: { parts: TextPart[] }): ReactNode {
  return parts.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <React.Fragment key={index}>{text}</React.Fragment>,
  );
}

type Props = { result: SearchResult };

/** What a result shows: where it is, its heading and the text around the match. All text reaches the page as text. */
function ResultText({ result }: Props): ReactNode {
  const path = [...result.sidebarParentCategories, result.pageTitle];
  const isPage = result.sectionTitle === result.pageTitle;
  return (
    <>
      <span className={styles.path}>{(isPage ? path.slice(0, -1) : path).join(' › ')}</span>
      <span className={styles.title}>
        <Parts parts={markTerms(result.sectionTitle, result.terms)} />
      </span>
      <span className={styles.excerpt}>
        <Parts parts={excerpt(result.content, result.terms)} />
      </span>
    </>
  );
}

/** A result in a list of options, where the list itself takes keyboard and pointer. */
export function ResultOption({ result }: Props): ReactNode {
  return (
    <div className={styles.result}>
      <ResultText result={result} />
    </div>
  );
}

/** A result that is a link. */
export function ResultLink({ result }: Props): ReactNode {
  return (
    <Link to={withHighlight(result.sectionRoute, result.terms)} className={styles.result}>
      <ResultText result={result} />
    </Link>
  );
}
