import type { Search, SearchAnswer } from '@site/src/search/client';
import { STALL_THRESHOLD } from '@site/src/search/core/constants';
import { useEffect, useState } from 'react';

/** An answer, and the page of results that it was asked for. */
type Answer = { page: number; answer: SearchAnswer };

type Asked = {
  /** The newest answer, until the next one arrives. */
  current: Answer | undefined;
  waiting: 'loading' | 'stalled';
  /** Asks again. */
  again: () => void;
};

/** Asks for the results of one query up to the end of a page of them, and once more when the texts have loaded. */
export function useAnswer(search: Search, query: string, page: number): Asked {
  const [attempt, setAttempt] = useState(0);
  const [current, setCurrent] = useState<Answer>();
  const [stalled, setStalled] = useState(false);

  useEffect(() => {
    let wanted = true;
    const ask = () => search.search(query, page * search.options.maxResults);
    const timer = window.setTimeout(() => setStalled(true), STALL_THRESHOLD);
    const run = async () => {
      const answer = await ask();
      window.clearTimeout(timer);
      if (!wanted) return;
      setStalled(false);
      setCurrent({ page, answer });
      if (answer.hasText || answer.total === 0) return;
      await search.waitForTexts();
      const filled = await ask();
      if (wanted) setCurrent({ page, answer: filled });
    };
    void run();
    return () => {
      wanted = false;
      window.clearTimeout(timer);
    };
  }, [query, search, page, attempt]);

  return {
    current,
    waiting: stalled ? 'stalled' : 'loading',
    again: () => setAttempt((count) => count + 1),
  };
}
