import type { Page } from '@playwright/test';
import type { SearchAnswer } from '../../src/search/client/client';
import type { SearchResult } from '../../src/search/core/types';

/** A result of the search, complete but for what a test is about. */
export function result(part: Partial<SearchResult>): SearchResult {
  const pageTitle = part.pageTitle ?? 'Retry';
  return {
    id: 0,
    title: pageTitle,
    pageTitle,
    sectionTitle: pageTitle,
    sectionRoute: '/docs/steps/retry/',
    type: 'docs',
    content: '',
    tags: [],
    sidebarParentCategories: ['Steps', 'Logic'],
    score: 1,
    terms: ['retry'],
    tag: 'docs-default-ace5',
    ...part,
  };
}

type Script = {
  /** Answers by query; a query that is not there finds nothing. */
  answers: Record<string, Partial<SearchAnswer>>;
  /** Queries on which the engine fails. */
  failing?: string[];
};

/** Puts a worker with prepared answers in the place of the search engine. Before the page opens. */
export async function answerWith(page: Page, script: Script): Promise<void> {
  await page.addInitScript(({ answers, failing = [] }: Script) => {
    type Message = { id: number; request: { query?: string } };
    class PreparedWorker extends EventTarget {
      postMessage({ id, request }: Message): void {
        const query = request.query ?? '';
        const found = answers[query] ?? {};
        const total = found.results?.length ?? 0;
        const response = { documents: 0, results: [], total, suggestions: [], ...found };
        const data = failing.includes(query)
          ? { id, error: `The engine fails on "${query}".` }
          : { id, response };
        this.dispatchEvent(new MessageEvent('message', { data }));
      }
      terminate(): void {}
    }
    Object.assign(window, { Worker: PreparedWorker });
  }, script);
}
