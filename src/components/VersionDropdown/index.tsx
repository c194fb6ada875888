import Link from '@docusaurus/Link';
import {
  type GlobalVersion,
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useHistorySelector } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import topics from '@generated/content-data/default/topics.json';
import { counterpart } from '@site/src/content/versions/findCounterpart';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Finds the target page in a version: the same page, or the page on the same topic with another id, or the landing page
 * of that version.
 */
function useTargetPath(): (version: GlobalVersion) => string {
  const { activeVersion, activeDoc, alternateDocVersions } = useActiveDocContext('default');
  return (version) => {
    const find = (id: string | undefined) => version.docs.find((doc) => doc.id === id);
    const id = counterpart(topics, activeVersion?.name ?? '', activeDoc?.id ?? '', version.name);
    const doc = alternateDocVersions[version.name] ?? find(id) ?? find(version.mainDocId);
    return doc?.path ?? version.path;
  };
}

/**
 * The navbar item `custom-versionDropdown`: the docs versions, each linked to the counterpart of the current page. The
 * theme's own item only matches equal document ids, and needs scripts; this one is the wordmark beside the logo, at
 * every width, and so the menu of a phone has none.
 */
export default function VersionDropdown({ mobile }: { mobile?: boolean }): ReactNode {
  const all = useVersions('default');
  const [displayed] = useDocsVersionCandidates('default');
  const { activeVersion } = useActiveDocContext('default');
  const { savePreferredVersionName } = useDocsPreferredVersion('default');
  // Not from useLocation: the query and hash are unknown on the server, and React does not correct attributes during
  // hydration.
  const search = useHistorySelector(({ location }) => location.search);
  const hash = useHistorySelector(({ location }) => location.hash);
  const targetPath = useTargetPath();
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
              to={`${targetPath(version)}${search}${hash}`}
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
