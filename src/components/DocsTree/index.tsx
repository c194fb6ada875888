import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import React, { type ReactNode, useEffect, useState } from 'react';

type Sidebar = PropVersionMetadata['docsSidebars'][string];

/**
 * Loads the sidebar of a version from where its pages have it: it is a prop of their common route.
 * @param path of the version
 */
async function loadSidebar(path: string): Promise<Sidebar | undefined> {
  const name = Object.entries(routesChunkNames).find(
    ([route, { __props: props }]) => route.startsWith(`${path.replace(/\/$/, '')}/-`) && props,
  )?.[1]['__props'];
  const load = typeof name === 'string' ? registry[name]?.[0] : undefined;
  const props = (await load?.()) as { default: { version?: PropVersionMetadata } } | undefined;
  return Object.values(props?.default.version?.docsSidebars ?? {})[0];
}

/** The tree of the documentation in the menu of a phone, on a page outside of the documentation. */
export default function DocsTree(): ReactNode {
  const [{ path }] = useDocsVersionCandidates('default');
  const { pathname } = useLocation();
  const [sidebar, setSidebar] = useState<Sidebar | undefined>([]);
  useEffect(() => {
    let isGone = false;
    // Without it, the menu has the links of the navbar. That of another version may arrive later.
    void loadSidebar(path)
      .catch(() => undefined)
      .then((loaded) => isGone || setSidebar(loaded));
    return () => {
      isGone = true;
    };
  }, [path]);
  return (
    sidebar && (
      <DocSidebarMobile
        sidebar={sidebar}
        path={pathname}
        isHidden={false}
        onCollapse={() => undefined}
      />
    )
  );
}
