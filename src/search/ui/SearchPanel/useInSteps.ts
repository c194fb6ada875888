import { useEffect, useState } from 'react';
import { type Entry, entryId } from './insights';

/** Number of options that the first frame shows: they fill the box. */
const FIRST = 10;

const areSame = (items: readonly Entry[], others: readonly Entry[]) =>
  items.every((item, at) => others[at] && entryId(item) === entryId(others[at]));

/**
 * Returns the options to show: of a new list the first ones, and all of them after the next frame. Layout and paint of
 * two dozen results are a long task on a slow phone. A list whose options only have other texts stays whole.
 */
export function useInSteps<Item extends Entry>(items: readonly Item[]): readonly Item[] {
  const [whole, setWhole] = useState<readonly Item[]>([]);
  const isWhole = items.length <= FIRST || areSame(items, whole);

  useEffect(() => {
    let timer = 0;
    // A timer of the frame ends after its paint.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setWhole(items));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [items]);

  return isWhole ? items : items.slice(0, FIRST);
}
