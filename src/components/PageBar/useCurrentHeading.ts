import { useScrollPosition } from '@docusaurus/theme-common/internal';
import { type RefObject, useState } from 'react';

/** Pixels that a scroll position may differ by. */
const ROUNDING = 2;

/**
 * The text of the last heading that has scrolled to where a link scrolls to, or above it.
 * @param contents the bar, with the links to the headings
 * @returns undefined above the first heading, and where the bar is not displayed
 */
export function useCurrentHeading(contents: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useScrollPosition(({ scrollY }) => {
    if (scrollY === 0 || !contents.current?.getClientRects().length) return setCurrent(undefined);
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const edge = parseFloat(scrollPaddingTop) + ROUNDING;
    const read = [...contents.current.querySelectorAll('a')].filter(({ hash }) => {
      const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
      return heading && heading.getBoundingClientRect().top <= edge;
    });
    return setCurrent(read.at(-1)?.textContent);
  });
  return current;
}
