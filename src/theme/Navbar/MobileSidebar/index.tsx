// Wrapped so that the open menu holds the focus: what it covers cannot take it (WCAG 2.4.11), and Escape closes it.
// Before it is opened for the first time it is not rendered: the theme would do so on each page that starts.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import React, { type ReactNode, useEffect, useState } from 'react';

const BEHIND = '.navbar__inner, #__docusaurus > :not(.navbar)';

/** Takes what is behind the menu out of reach, and gives back what undoes it. */
function coverPage(): () => void {
  const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)];
  const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
  for (const element of behind) element.inert = true;
  // Some frames later: until the menu begins to slide in it is invisible and takes no focus.
  let frame = 0;
  const moveIn = () => {
    focus('.navbar-sidebar__close');
    const isIn = document.activeElement?.closest('.navbar-sidebar');
    if (!isIn) frame = requestAnimationFrame(moveIn);
  };
  frame = requestAnimationFrame(moveIn);
  return () => {
    cancelAnimationFrame(frame);
    for (const element of behind) element.inert = false;
    if (document.activeElement?.closest('.navbar-sidebar')) focus('.navbar__toggle');
  };
}

export default function MobileSidebarWithFocus(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);

  useEffect(() => (shown ? coverPage() : undefined), [shown]);

  useEffect(() => {
    if (!shown) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && toggle();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown, toggle]);

  return wasShown && <MobileSidebar />;
}
