import { useEffect, useState } from 'react';
import { setStrength } from './ranges';

/** How long the matches stay as they are, in milliseconds, and in how many steps of which duration they fade. */
const DELAY = 8000;
const STEPS = 10;
const STEP_TIME = 60;

type Fading = {
  hasFaded: boolean;
  /** Whether the reader wants to keep the matches. */
  isKept: boolean;
  keep: (isKept: boolean) => void;
};

/**
 * Fades the matches of a search some time after they have appeared, unless the reader keeps them.
 * @param matches a new array starts anew
 */
export function useFading(matches: readonly Range[]): Fading {
  const [kept, setKept] = useState<readonly Range[]>();
  const [faded, setFaded] = useState<readonly Range[]>();
  const isKept = kept === matches;

  useEffect(() => {
    setStrength(1);
    if (isKept || matches.length === 0) return;
    let timer = 0;
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const fade = (step: number) => {
      setStrength(1 - step / STEPS);
      if (step === STEPS) setFaded(matches);
      else timer = window.setTimeout(() => fade(step + 1), STEP_TIME);
    };
    timer = window.setTimeout(() => fade(reduced ? STEPS : 1), DELAY);
    return () => window.clearTimeout(timer);
  }, [matches, isKept]);

  return {
    hasFaded: !isKept && faded === matches,
    isKept,
    keep: (next) => {
      setKept(next ? matches : undefined);
      setFaded(undefined);
    },
  };
}
