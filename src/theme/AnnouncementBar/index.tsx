// Wrapped because of a gap in @docusaurus/theme-classic 3.10.2: a reader who closed the last announcement
// does not see a new one on the first page, since the attribute that hides a closed bar before the app starts
// is not taken back when the bar turns out to be another one.
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import React, { type ReactNode, useEffect } from 'react';

export default function AnnouncementBarThatReturns(): ReactNode {
  const { isActive } = useAnnouncementBar();
  useEffect(() => {
    // Not at once: while the app starts, a closed bar counts as active for one pass.
    const timer = window.setTimeout(() => {
      if (isActive) delete document.documentElement.dataset.announcementBarInitiallyDismissed;
    }, 100);
    return () => window.clearTimeout(timer);
  }, [isActive]);
  return <AnnouncementBar />;
}
