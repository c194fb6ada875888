import type { Search, SearchAnswer } from '@site/src/search/client';
import { useEffect, useState } from 'react';
import { useLoadingSign } from '../useLoadingSign';

/** What the URL of the result page asks for. */
type Request = { query: string; area: string | undefined; page: number };

/** An answer, and the page of results that it was requested for. */
type Answer = { page: number; answer: SearchAnswer };

type AnswerState = {
  /** The latest answer, until the next one arrives. */
  current: Answer | undefined;
  /** Whether to show that the first answer takes a while. */
  isSlow: boolean;
  /** Repeats the request. */
  again: () => void;
};

/** Requests the results of a query up to the end of a page of them, and again when the texts have loaded. */
export function useAnswer(search: Search, { query, area, page }: Request): AnswerState {
  const [attempt, setAttempt] = useState(0);
  const [current, setCurrent] = useState<Answer>();
  const isSlow = useLoadingSign(current === undefined);

  useEffect(() => {
    const outdated = new AbortController();
    const { signal } = outdated;
    const request = () =>
      search.search(query, {
        limit: page * search.options.maxResults,
        // Rows have a fixed height, so that nothing moves when the texts arrive; two lines of a phone hold half as much.
        lines: window.matchMedia('(width <= 680px)').matches ? 1 : 2,
        sections: 3,
        area,
        signal,
      });
    const run = async () => {
      const answer = await request();
      if (signal.aborted) return;
      setCurrent({ page, answer });
      if (answer.hasText || answer.total === 0) return;
      await search.waitForTexts();
      const filled = await request();
      if (!signal.aborted) setCurrent({ page, answer: filled });
    };
    void run();
    return () => outdated.abort();
  }, [query, search, area, page, attempt]);

  return {
    current,
    isSlow,
    again: () => setAttempt((count) => count + 1),
  };
}
