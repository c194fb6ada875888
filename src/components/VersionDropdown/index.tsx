import {
  type GlobalVersion,
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useHistorySelector } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import topics from '@generated/content-data/default/topics.json';
import { counterpart } from '@site/src/content/versions/findCounterpart';
import type { LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import DropdownNavbarItem, {
  type Props as DropdownProps,
} from '@theme/NavbarItem/DropdownNavbarItem';
import React, { type MouseEvent, type ReactNode } from 'react';

type Props = Omit<DropdownProps, 'items'> & {
  /** The versions to list, by name, each with its label; all by default. */
  versions?: Readonly<Record<string, { label: string }>>;
};

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
 * theme's own item only matches equal document ids.
 */
export default function VersionDropdown({ versions: offered, mobile, ...props }: Props): ReactNode {
  const all = useVersions('default');
  const [displayed] = useDocsVersionCandidates('default');
  const { activeVersion } = useActiveDocContext('default');
  const { savePreferredVersionName } = useDocsPreferredVersion('default');
  // Not from useLocation: the query and hash are unknown on the server, and React does not correct attributes during
  // hydration.
  const search = useHistorySelector(({ location }) => location.search);
  const hash = useHistorySelector(({ location }) => location.hash);
  const targetPath = useTargetPath();
  const labelOf = ({ name, label }: GlobalVersion) => offered?.[name]?.label ?? label;

  const items = all
    .filter(({ name }) => !offered || name in offered)
    .map((version): LinkLikeNavbarItemProps => ({
      label: labelOf(version),
      to: `${targetPath(version)}${search}${hash}`,
      isActive: () => version === activeVersion,
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        savePreferredVersionName(version.name);
        // Closes the menu of a phone.
        props.onClick?.(event);
      },
    }));
  const mobileLabel = translate({
    id: 'theme.navbar.mobileVersionsDropdown.label',
    message: 'Versions',
    description: 'The label for the navbar versions dropdown on mobile view',
  });
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      items={items}
      label={mobile ? mobileLabel : labelOf(displayed)}
      to={mobile ? undefined : targetPath(displayed)}
    />
  );
}
