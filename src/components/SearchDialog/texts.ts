import { translate } from '@docusaurus/Translate';

/** What the search box says; the first five are the texts of the specification. */
export const texts = {
  placeholder: () => translate({ id: 'search.placeholder', message: 'Search...' }),
  noResults: () => translate({ id: 'search.noResults', message: 'No results found.' }),
  clear: () => translate({ id: 'search.clear', message: 'Clear' }),
  cancel: () => translate({ id: 'search.cancel', message: 'Cancel' }),
  submit: () => translate({ id: 'search.submit', message: 'Submit' }),
  dialog: () => translate({ id: 'search.dialog', message: 'Search the documentation' }),
  loading: () => translate({ id: 'search.loading', message: 'Searching …' }),
  stalled: () =>
    translate({ id: 'search.stalled', message: 'The search index is still loading …' }),
  failed: () =>
    translate({ id: 'search.failed', message: 'The search index could not be loaded.' }),
  retry: () => translate({ id: 'search.retry', message: 'Retry' }),
  results: () => translate({ id: 'search.results', message: 'Results' }),
  allResults: () => translate({ id: 'search.allResults', message: 'All results' }),
  idle: (label: string) =>
    translate(
      { id: 'search.idle', message: 'Type a word, an option or a question. Searching in {label}.' },
      { label },
    ),
  count: (count: number) =>
    count === 1
      ? translate({ id: 'search.count.one', message: '1 result' })
      : translate({ id: 'search.count.other', message: '{count} results' }, { count }),
} as const;

/** State of a search, in the words of the search box. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'failed' | 'done';

/** One sentence for each state, for the eye and for screen readers. */
export function statusText(status: SearchStatus, count: number, label: string): string {
  if (status === 'idle') return texts.idle(label);
  if (status === 'done') return count === 0 ? texts.noResults() : texts.count(count);
  return texts[status]();
}
