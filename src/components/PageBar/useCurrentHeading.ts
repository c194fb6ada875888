import { useScrollPosition } from '@docusaurus/theme-common/internal';
import { type RefObject, useState } from 'react';

/** Headings whose edge is up to this far below the bar are read already, in pixels: where a link scrolls to. */
const TOLERANCE = 24;

/**
 * The text of the last heading that has scrolled below the bar.
 * @param contents the bar, with the links to the headings
 * @returns undefined above the first heading, and where the bar is not displayed
 */
export function useCurrentHeading(contents: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useScrollPosition(({ scrollY }) => {
    if (scrollY === 0 || !contents.current?.checkVisibility()) return setCurrent(undefined);
    const edge = contents.current.getBoundingClientRect().bottom + TOLERANCE;
    const read = [...contents.current.querySelectorAll('a')].filter(({ hash }) => {
      const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
      return heading && heading.getBoundingClientRect().top <= edge;
    });
    return setCurrent(read.at(-1)?.textContent);
  });
  return current;
}
