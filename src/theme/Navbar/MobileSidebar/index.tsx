// Wrapped to keep the focus in the open menu (WCAG 2.4.11), to close it with Escape, and to name the version beside its
// logo. It is rendered when it is first opened: the theme would render it during the hydration of every page. Outside of
// the documentation, too, it has the tree of its pages.
import { useActivePlugin, useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import React, { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

const DocsTree = /* #__PURE__ */ lazy(() => import('@site/src/components/DocsTree'));

/** In the place of the tree until that is loaded: the menu begins there, and does not slide to it later. */
const NotYet = () => null;

const REST_OF_PAGE = '.navbar__inner, #__docusaurus > :not(.navbar)';

/** Makes the rest of the page inert and focuses the menu; returns a function that reverts both. */
function trapFocus(): () => void {
  const rest = [...document.querySelectorAll<HTMLElement>(REST_OF_PAGE)];
  const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
  for (const element of rest) element.inert = true;
  // Retried for some frames: the menu is invisible, and so not focusable, until it starts to slide in.
  let frame = 0;
  const focusMenu = () => {
    focus('.navbar-sidebar__close');
    const isIn = document.activeElement?.closest('.navbar-sidebar');
    if (!isIn) frame = requestAnimationFrame(focusMenu);
  };
  frame = requestAnimationFrame(focusMenu);
  return () => {
    cancelAnimationFrame(frame);
    for (const element of rest) element.inert = false;
    if (document.activeElement?.closest('.navbar-sidebar')) focus('.navbar__toggle');
  };
}

export default function MobileSidebarWithFocus(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const isInDocs = useActivePlugin() !== undefined;
  const [{ label, isLast }] = useDocsVersionCandidates('default');
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);

  useEffect(() => (shown ? trapFocus() : undefined), [shown]);

  useEffect(() => {
    const brand = document.querySelector<HTMLElement>('.navbar-sidebar .navbar__brand');
    brand?.setAttribute('data-version', label);
    brand?.style.setProperty('color', isLast ? null : 'var(--ace-accent)');
  }, [wasShown, label, isLast]);

  useEffect(() => {
    if (!shown) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && toggle();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown, toggle]);

  return (
    <>
      {!isInDocs && <NavbarSecondaryMenuFiller component={NotYet} props={{}} />}
      {!isInDocs && wasShown && (
        <Suspense>
          <DocsTree />
        </Suspense>
      )}
      {wasShown && <MobileSidebar />}
    </>
  );
}
