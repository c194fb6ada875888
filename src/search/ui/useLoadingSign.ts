import { LOADING_SIGN_TIME } from '@site/src/search/core/constants';
import { useEffect, useRef, useState } from 'react';

/**
 * Whether to show that a search is running: not before `LOADING_SIGN_TIME`, and then at least as long, so that nothing
 * flashes.
 */
export function useLoadingSign(isRunning: boolean): boolean {
  const [isShown, setIsShown] = useState(false);
  const changedAt = useRef(0);

  useEffect(() => {
    if (isRunning === isShown) return;
    const shownFor = isShown ? performance.now() - changedAt.current : 0;
    const timer = window.setTimeout(() => {
      changedAt.current = performance.now();
      setIsShown(isRunning);
    }, LOADING_SIGN_TIME - shownFor);
    return () => window.clearTimeout(timer);
  }, [isRunning, isShown]);

  return isShown;
}
