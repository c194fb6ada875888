import Link, { type Props as LinkProps } from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { isData } from '@site/src/search/core/excerpt';
import { markTerms, termMarker, type TextPart } from '@site/src/search/core/marks';
import type { Reason, ResultSection, SearchResult } from '@site/src/search/core/types';
import clsx from 'clsx';
import React, { memo, type ReactNode } from 'react';
import { withHighlight } from './highlightParameter';
import styles from './ResultItem.lazy.module.css';

/** A text with its terms marked. */
function Marked({ parts }: { parts: TextPart[] }): ReactNode {
  return parts.map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}

type Props = {
  result: SearchResult;
  /** A further section of it, to show instead. */
  section?: ResultSection | undefined;
  /** Label of the version that the page belongs to, if any. */
  version?: string | undefined;
};

/** What a reason is, which stands before it. */
const reasons: Record<Reason['kind'], () => string> = {
  question: () => translate({ message: 'Answers:' }),
  keyword: () => translate({ message: 'Keyword:' }),
};

/**
 * The content of a result: page, section, path, facts of an entry, and an excerpt or what found it, rendered as plain
 * text. The name of a further section has the page, which the eye sees above it. Rerendered only for another result.
 */
const ResultText = memo(function ResultText({ result, section, version }: Props): ReactNode {
  const { pageTitle, sectionTitle, sidebarParentCategories, facts, terms, reason } = result;
  if (section) {
    return (
      <>
        <span className="visually-hidden">{`${pageTitle} › `}</span>
        <Marked parts={markTerms(section.title, terms)} />
      </>
    );
  }
  const isAsked = reason?.kind === 'question';
  const isCode = !isAsked && isData(result.content);
  const texts = [pageTitle, sectionTitle, reason?.text ?? '', isAsked ? '' : result.content];
  const mark = termMarker(texts, terms);
  return (
    <>
      <span className={styles.head}>
        <span className={styles.title}>
          <Marked parts={mark(pageTitle)} />
        </span>
        {sectionTitle !== pageTitle && (
          <span className={styles.section}>
            {' › '}
            <Marked parts={mark(sectionTitle)} />
          </span>
        )}
      </span>
      <span className={styles.path}>
        {[version, sidebarParentCategories.join(' › ')].filter(Boolean).join(' · ')}
      </span>
      {facts.length > 0 && (
        <span className={styles.facts}>
          {facts.map((fact, at) => (
            <React.Fragment key={at}>
              <span className={styles.fact}>{fact}</span>{' '}
            </React.Fragment>
          ))}
        </span>
      )}
      {/* Keyed by text, so that React does not reuse the marks of the previous text. */}
      <span key={result.content} className={styles.excerpt} data-code={isCode}>
        {reason && (
          <>
            <span className={styles.reason}>{reasons[reason.kind]()}</span>{' '}
            <Marked parts={mark(reason.text)} />
          </>
        )}
        {!isAsked && (
          <>
            {reason && ' · '}
            <Marked parts={mark(result.content)} />
          </>
        )}
      </span>
    </>
  );
});

/** URL of a result, or of a further section of it, with the terms to highlight. */
export function resultUrl(result: SearchResult, section?: ResultSection): string {
  return withHighlight(section?.sectionRoute ?? result.sectionRoute, result.highlights);
}

/** A link to a result, or to a further section of it. */
export function ResultLink(props: Props & Omit<LinkProps, keyof Props | 'to'>): ReactNode {
  const { result, section, version, className, ...link } = props;
  return (
    <Link
      {...link}
      to={resultUrl(result, section)}
      className={clsx(styles.result, section && styles.further, className)}
    >
      <ResultText result={result} section={section} version={version} />
    </Link>
  );
}

/** A result as a link, and its further sections as a list of links. */
export function ResultLinks(props: Props & { onClick: () => void }): ReactNode {
  const { result, onClick } = props;
  return (
    <>
      <ResultLink {...props} />
      {result.sections.length > 0 && (
        <ul className={styles.sections}>
          {result.sections.map((section) => (
            <li key={section.sectionRoute}>
              <ResultLink result={result} section={section} onClick={onClick} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
