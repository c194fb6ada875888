import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import { messages } from '../messages';
import styles from './styles.lazy.module.css';

type Props = { page: number; last: number; urlOf: (page: number) => string };

/** Pagination: links to the previous and next pages of results. */
export default function Pagination({ page, last, urlOf }: Props): ReactNode {
  if (last < 2) return null;
  const link = (target: number, text: string) => (
    <Link className="button button--outline button--primary" to={urlOf(target)}>
      {text}
    </Link>
  );
  return (
    <nav className={styles.pages} aria-label={messages.pages()}>
      {page > 1 && link(page - 1, messages.previousPage())}
      <span>{messages.currentPage(page, last)}</span>
      {page < last && link(page + 1, messages.nextPage())}
    </nav>
  );
}
