import { useLocation } from '@docusaurus/router';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { PARAMETER } from '../highlightParameter';

/** Loads the highlight bar on a page that was opened from a search result. */
export default function LazyHighlightBar(): ReactNode {
  const { search } = useLocation();
  const [Bar, setBar] = useState<ComponentType>();
  const isNeeded = !Bar && search.includes(PARAMETER);

  useEffect(() => {
    if (!isNeeded) return;
    // If it fails, the page is usable without its marks.
    import('@site/src/search/ui/HighlightBar').then(
      (loaded) => setBar(() => loaded.default),
      () => undefined,
    );
  }, [isNeeded]);

  return Bar ? createElement(Bar) : null;
}
