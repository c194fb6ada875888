import type { Search, SearchAnswer } from '@site/src/search/client';
import { STALL_THRESHOLD } from '@site/src/search/core/constants';
import { useEffect, useState } from 'react';

/** What the address of the result page asks for. */
type Request = { query: string; area: string | undefined; page: number };

/** An answer, and the page of results that it was requested for. */
type Answer = { page: number; answer: SearchAnswer };

type AnswerState = {
  /** The latest answer, until the next one arrives. */
  current: Answer | undefined;
  waiting: 'loading' | 'stalled';
  /** Repeats the request. */
  again: () => void;
};

/** Requests the results of a query up to the end of a page of them, and again when the texts have loaded. */
export function useAnswer(search: Search, { query, area, page }: Request): AnswerState {
  const [attempt, setAttempt] = useState(0);
  const [current, setCurrent] = useState<Answer>();
  const [stalled, setStalled] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const request = () =>
      search.search(query, {
        limit: page * search.options.maxResults,
        lines: 2,
        sections: 3,
        area,
      });
    const timer = window.setTimeout(() => setStalled(true), STALL_THRESHOLD);
    const run = async () => {
      const answer = await request();
      window.clearTimeout(timer);
      if (!isCurrent) return;
      setStalled(false);
      setCurrent({ page, answer });
      if (answer.hasText || answer.total === 0) return;
      await search.waitForTexts();
      const filled = await request();
      if (isCurrent) setCurrent({ page, answer: filled });
    };
    void run();
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [query, search, area, page, attempt]);

  return {
    current,
    waiting: stalled ? 'stalled' : 'loading',
    again: () => setAttempt((count) => count + 1),
  };
}
