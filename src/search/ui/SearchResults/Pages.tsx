import Link from '@docusaurus/Link';
import { texts } from '@site/src/search/ui/texts/texts';
import React, { type ReactNode } from 'react';
import styles from './styles.lazy.module.css';

type Props = { page: number; last: number; addressOf: (page: number) => string };

/** Pagination: links to the previous and next pages of results. */
export default function Pages({ page, last, addressOf }: Props): ReactNode {
  if (last < 2) return null;
  const link = (target: number, text: string) => (
    <Link className="button button--outline button--primary" to={addressOf(target)}>
      {text}
    </Link>
  );
  return (
    <nav className={styles.pages} aria-label={texts.pages()}>
      {page > 1 && link(page - 1, texts.previousPage())}
      <span>{texts.currentPage(page, last)}</span>
      {page < last && link(page + 1, texts.nextPage())}
    </nav>
  );
}
