import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useHistorySelector } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { useCounterpart } from '@site/src/components/VersionLink';
import { pageAddress } from '@site/src/site/pageAddress';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * The navbar item `custom-versionDropdown`: the docs versions, each linked to the counterpart of the current page or to
 * its landing page. The theme's own item only matches equal document ids, and needs scripts; this one is the wordmark
 * beside the logo, at every width, and so the menu of a phone has none.
 */
export default function VersionDropdown({ mobile }: { mobile?: boolean }): ReactNode {
  const all = useVersions('default');
  const [displayed] = useDocsVersionCandidates('default');
  const { activeVersion } = useActiveDocContext('default');
  const { savePreferredVersionName } = useDocsPreferredVersion('default');
  // Not from useLocation: the query and hash are unknown on the server, and React does not correct attributes during
  // hydration.
  const position = useHistorySelector(({ location }) => location.search + location.hash);
  const counterpartIn = useCounterpart();
  if (mobile) return null;
  return (
    // Closed by src/client/closeMenus.ts.
    <details className={styles.versions} data-menu="">
      <summary className={clsx(!displayed.isLast && styles.older)}>
        <span className="visually-hidden">
          <Translate>Version:</Translate>{' '}
        </span>
        <span>{displayed.label}</span>
      </summary>
      <ul className="popup">
        {all.map((version) => (
          <li key={version.name}>
            <Link
              to={pageAddress(counterpartIn(version)?.path ?? version.path) + position}
              aria-current={version === activeVersion ? 'page' : undefined}
              onClick={() => savePreferredVersionName(version.name)}
            >
              {version.isLast && all.length > 1
                ? translate({ message: '{version} (current)' }, { version: version.label })
                : version.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
