import { type RefObject, type UIEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Fold = {
  isFolded: boolean;
  toggle: () => void;
  /** For the element whose end is hidden: scrolled content must not stay half hidden. */
  onScroll: (event: UIEvent<HTMLElement>) => void;
};

/** Whether a long code block shows its first lines only. */
export function useFold(isLong: boolean, block: RefObject<HTMLElement | null>): Fold {
  const [isFolded, setIsFolded] = useState(isLong);
  // From src/browser/reveal.
  useEffect(() => {
    const folded = block.current?.parentElement;
    const onMatch = () => flushSync(() => setIsFolded(false));
    folded?.addEventListener('beforematch', onMatch);
    return () => folded?.removeEventListener('beforematch', onMatch);
  }, [block]);
  // The browser scrolls a folded block to a match of its search, or to the end of a selection: unfold it, and keep the
  // line where it is in the window.
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const hidden = currentTarget.scrollTop;
    if (!isFolded || hidden === 0) return;
    flushSync(() => setIsFolded(false));
    window.scrollBy(0, hidden);
  };
  return { isFolded, toggle: () => setIsFolded(!isFolded), onScroll };
}
