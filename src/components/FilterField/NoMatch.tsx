import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import React, { type ReactNode } from 'react';

type Props = {
  /** What was searched. */
  query: string;
  /** Ends a filter that is not in the address alone. */
  onShowAll?: () => void;
  children?: ReactNode;
};

/** Where a filter shows nothing: two ways on. */
export default function NoMatch({ query, onShowAll, children }: Props): ReactNode {
  return (
    <p>
      {children}
      <Link
        to={useLocation().pathname}
        onClick={(event) => {
          if (!onShowAll) return;
          event.preventDefault();
          onShowAll();
        }}
      >
        <Translate>Show all</Translate>
      </Link>
      {' · '}
      <Link to={`/search/?q=${encodeURIComponent(query)}`}>
        <Translate values={{ query }}>{'Search all pages for “{query}”'}</Translate>
      </Link>
    </p>
  );
}
