import Link from '@docusaurus/Link';
import { markTerms, type TextPart } from '@site/src/search/core/marks';
import type { SearchResult } from '@site/src/search/core/types';
import { withHighlight } from '@site/src/search/ui/highlight/address';
import clsx from 'clsx';
import React, { memo, type ReactNode } from 'react';
import styles from './styles.lazy.module.css';

function Parts({ parts }: { parts: TextPart[] }): ReactNode {
  return parts.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <React.Fragment key={index}>{text}</React.Fragment>,
  );
}

type Props = {
  result: SearchResult;
  /** Label of the version that the page belongs to, if any. */
  version?: string;
};

/** The content of a result: page, section, path, and an excerpt, rendered as plain text. Rerendered only for another result. */
export const ResultText = memo(function ResultText({ result, version }: Props): ReactNode {
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
      {/* Keyed by text, so that React does not reuse the marks of the previous text. */}
      <span key={result.content.length} className={styles.excerpt}>
        <Parts parts={markTerms(result.content, terms)} />
      </span>
    </>
  );
});

/** URL of a result: its section, with the terms to highlight. */
export function resultAddress({ sectionRoute, terms }: SearchResult): string {
  return withHighlight(sectionRoute, terms);
}

/** The class of a link that contains a `ResultText`. */
export const resultClass = styles.result;

/** A result as a link, with an excerpt of two lines. */
export function ResultLink({ onClick, ...props }: Props & { onClick: () => void }): ReactNode {
  return (
    <Link
      to={resultAddress(props.result)}
      className={clsx(styles.result, styles.twoLines)}
      onClick={onClick}
    >
      <ResultText {...props} />
    </Link>
  );
}
