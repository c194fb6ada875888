import { useActiveDocContext, useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem, { type Props as ItemProps } from '@theme/NavbarItem/DefaultNavbarItem';
import React, { type ReactNode } from 'react';

type Props = Omit<ItemProps, 'to'> & {
  sidebarId: string;
  /** Paths that another item of the navbar leads to. */
  exceptRegex: string;
};

/**
 * The navbar item `custom-docs`: the theme's `docSidebar`, except that it is not the current item where another one is, and
 * that it is on the pages of topics, which no sidebar lists.
 * @throws Error if the sidebar has no page
 */
export default function DocsNavbarItem({ sidebarId, exceptRegex, ...props }: Props): ReactNode {
  const { activeDoc, activeVersion } = useActiveDocContext('default');
  const { link } = useLayoutDocsSidebar(sidebarId, 'default');
  if (!link)
    throw new Error(`Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`);
  return (
    <DefaultNavbarItem
      {...props}
      to={link.path}
      isActive={(_match: unknown, { pathname }: { pathname: string }) =>
        (activeDoc ? activeDoc.sidebar === sidebarId : activeVersion !== undefined) &&
        !new RegExp(exceptRegex).test(pathname)
      }
    />
  );
}
