import Link from '@docusaurus/Link';
import { withHighlight } from '@site/src/search/ui/highlight/address';
import { excerpt, markTerms, type TextPart } from '@site/src/search/core/excerpt';
import type { SearchResult } from '@site/src/search/core/types';
import React, { type ReactNode } from 'react';
import styles from './ResultItem.module.css';

function Parts({ parts }: { parts: TextPart[] }): ReactNode {
  return parts.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <React.Fragment key={index}>{text}</React.Fragment>,
  );
}

/** Characters of text around a match: what fits the line that a wide window has for it, or two on a phone. */
const EXCERPT_LENGTH = 90;

type Props = {
  result: SearchResult;
  /** Label of the version that the page belongs to, if it belongs to one. */
  version?: string;
};

/** What a result shows: its page and section, where it is, and the text around the match, all of it as text. */
function ResultText({ result, version }: Props): ReactNode {
  const { pageTitle, sectionTitle, sidebarParentCategories, terms } = result;
  return (
    <>
      <span className={styles.head}>
        <span className={styles.title}>
          <Parts parts={markTerms(pageTitle, terms)} />
        </span>
        {sectionTitle !== pageTitle && (
          <span className={styles.section}>
            {' › '}
            <Parts parts={markTerms(sectionTitle, terms)} />
          </span>
        )}
      </span>
      <span className={styles.path}>
        {[version, sidebarParentCategories.join(' › ')].filter(Boolean).join(' · ')}
      </span>
      {/* A text that takes the place of another is a new element: nothing of the old one moves. */}
      <span key={result.content.length} className={styles.excerpt}>
        <Parts parts={excerpt(result.content, terms, EXCERPT_LENGTH)} />
      </span>
    </>
  );
}

/** A result in a list of options, where the list itself takes keyboard and pointer. */
export function ResultOption({
  onMiddleClick,
  ...props
}: Props & { onMiddleClick: () => void }): ReactNode {
  return (
    <div
      role="presentation"
      className={styles.result}
      onAuxClick={({ button }) => button === 1 && onMiddleClick()}
    >
      <ResultText {...props} />
    </div>
  );
}

/** A result that is a link. */
export function ResultLink({ onClick, ...props }: Props & { onClick: () => void }): ReactNode {
  const { sectionRoute, terms } = props.result;
  return (
    <Link to={withHighlight(sectionRoute, terms)} className={styles.result} onClick={onClick}>
      <ResultText {...props} />
    </Link>
  );
}
