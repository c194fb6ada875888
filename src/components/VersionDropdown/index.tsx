import {
  type GlobalVersion,
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useHistorySelector } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import topics from '@generated/page-data/default/topics.json';
import { counterpart } from '@site/src/content/versions/findCounterpart';
import type { LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import DropdownNavbarItem, {
  type Props as DropdownProps,
} from '@theme/NavbarItem/DropdownNavbarItem';
import React, { type ReactNode } from 'react';

type Props = Omit<DropdownProps, 'items'> & {
  /** The versions that are offered, by name, each with its label here; all of them unless given. */
  versions?: Readonly<Record<string, { label: string }>>;
};

/**
 * Finds the page that a version opens with: the same page, or the one on the same topic under another id, or the
 * first page of that version.
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
 * The navbar item `custom-versionDropdown`: the versions of the documentation, each with the page that belongs to
 * the one that is read. The theme's own item knows equal document ids only.
 */
export default function VersionDropdown({ versions: offered, mobile, ...props }: Props): ReactNode {
  const all = useVersions('default');
  const [displayed] = useDocsVersionCandidates('default');
  const { activeVersion } = useActiveDocContext('default');
  const { savePreferredVersionName } = useDocsPreferredVersion('default');
  // Not by useLocation: the server knows neither, and React does not mend an address while it hydrates.
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
      onClick: () => savePreferredVersionName(version.name),
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
