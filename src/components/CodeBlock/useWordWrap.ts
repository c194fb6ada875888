import { type RefObject, startTransition, useEffect, useState } from 'react';

type WordWrap = { isWrapped: boolean; canWrap: boolean; toggle: () => void };

/** Whether the lines of a code block wrap, and whether a button for it is useful: while a line is too long. */
export function useWordWrap(block: RefObject<HTMLPreElement | null>): WordWrap {
  const [isWrapped, setIsWrapped] = useState(false);
  const [isTooWide, setIsTooWide] = useState(false);

  useEffect(() => {
    const element = block.current;
    if (!element) return;
    // Also notified when a block in a tab becomes visible.
    const observer = new ResizeObserver(() => {
      const isWider = element.scrollWidth > element.clientWidth;
      startTransition(() => setIsTooWide(isWider));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [block]);

  return { isWrapped, canWrap: isWrapped || isTooWide, toggle: () => setIsWrapped(!isWrapped) };
}
