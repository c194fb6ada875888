import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type { Search } from '@site/src/search/client';
import React, { type MouseEvent, type ReactNode } from 'react';
import styles from './SearchFailure.module.css';

type Props = {
  search: Search;
  onRetry: () => void;
  /** Called when the user follows the link. */
  onFollow?: (event: MouseEvent) => void;
};

/**
 * Shown when the search or an index could not be loaded: Try again, and a link to the list of topics, each of which leads
 * to its pages. That page, not the landing page: it has the links in its main content, also on phones, where the sidebar
 * is hidden behind a button.
 */
export default function SearchFailure({ search, onRetry, onFollow }: Props): ReactNode {
  const versions = useVersions('default');
  const version = versions.find(({ name }) => name === search.scope.name) ?? versions[0];
  return (
    <div className={styles.row}>
      <button
        type="button"
        className="button button--outline button--primary button--sm"
        onClick={onRetry}
      >
        <Translate>Try again</Translate>
      </button>
      {version && (
        <Link to={`${version.path.replace(/\/$/, '')}/tags`} onClick={onFollow}>
          <Translate>Browse pages by topic</Translate>
        </Link>
      )}
    </div>
  );
}
