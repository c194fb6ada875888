import type { Page } from '@playwright/test';
import type { SearchAnswer } from '../../src/search/client/client';
import type { SearchResult } from '../../src/search/core/types';

/** What the search writes to the console when a part of it fails. */
export const searchFailures = /could not be loaded|The search failed/;

/** A search result with default values for the properties that a test does not set. */
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
    highlights: ['retry'],
    facts: [],
    sections: [],
    tag: 'docs-default-ace5',
    ...part,
  };
}

/**
 * Replaces the search engine with a mock worker that has prepared answers. Call it before the page opens.
 * @param prepared answers by query; any other query has no results
 */
export async function answerWith(
  page: Page,
  prepared: Record<string, Partial<SearchAnswer>>,
): Promise<void> {
  await page.addInitScript((answers) => {
    class MockWorker extends EventTarget {
      postMessage({ query = '' }: { query?: string }): void {
        const found = answers[query] ?? {};
        const total = found.results?.length ?? 0;
        const answer = { results: [], total, areas: [], isWeak: false, missing: [], ...found };
        this.dispatchEvent(new MessageEvent('message', { data: { answer } }));
      }
      terminate(): void {}
    }
    Object.assign(window, { Worker: MockWorker });
  }, prepared);
}
