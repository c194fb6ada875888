import { translate } from '@docusaurus/Translate';
import type { SearchView } from './view';

/** What the search says. */
export const texts = {
  noResults: () => translate({ id: 'search.noResults', message: 'No results found.' }),
  clear: () => translate({ id: 'search.clear', message: 'Clear' }),
  cancel: () => translate({ id: 'search.cancel', message: 'Cancel' }),
  dialog: () => translate({ id: 'search.dialog', message: 'Search the documentation' }),
  loading: () => translate({ id: 'search.loading', message: 'Searching …' }),
  stalled: () =>
    translate({ id: 'search.stalled', message: 'The search index is still loading …' }),
  failed: () =>
    translate({ id: 'search.failed', message: 'The search index could not be loaded.' }),
  missing: (label: string) =>
    translate(
      { id: 'search.missing', message: 'The search index of {label} could not be loaded.' },
      { label },
    ),
  otherPages: () => translate({ id: 'search.otherPages', message: 'the other pages' }),
  retry: () => translate({ id: 'search.retry', message: 'Retry' }),
  browse: () => translate({ id: 'search.browse', message: 'Browse pages by topic' }),
  results: () => translate({ id: 'search.results', message: 'Results' }),
  allResults: () => translate({ id: 'search.allResults', message: 'All results' }),
  scope: () => translate({ id: 'search.scope', message: 'Search in' }),
  both: () => translate({ id: 'search.scope.both', message: 'Both' }),
  allVersions: () => translate({ id: 'search.scope.all', message: 'All versions' }),
  recent: () => translate({ id: 'search.recent', message: 'Recent searches' }),
  removeAll: () => translate({ id: 'search.recent.removeAll', message: 'Remove all' }),
  remove: (query: string) =>
    translate({ id: 'search.recent.remove', message: 'Remove “{query}”' }, { query }),
  suggestions: () => translate({ id: 'search.suggestions', message: 'Did you mean' }),
  searchIn: (label: string) =>
    translate({ id: 'search.searchIn', message: 'Search in {label}' }, { label }),
  report: () => translate({ id: 'search.report', message: 'Report a missing page' }),
  choose: () => translate({ id: 'search.keys.choose', message: 'to choose' }),
  open: () => translate({ id: 'search.keys.open', message: 'to open' }),
  close: () => translate({ id: 'search.keys.close', message: 'to close' }),
  idle: (label: string) =>
    translate(
      { id: 'search.idle', message: 'Type a word, an option or a question. Searching in {label}.' },
      { label },
    ),
} as const;

function countText(shown: number, total: number): string {
  if (total === 0) return texts.noResults();
  if (total > shown) {
    const values = { shown, total };
    return translate({ id: 'search.count.part', message: '{shown} of {total} results' }, values);
  }
  return total === 1
    ? translate({ id: 'search.count.one', message: '1 result' })
    : translate({ id: 'search.count.other', message: '{count} results' }, { count: total });
}

type Names = {
  /** What is searched. */
  scopeLabel: string;
  /** Label of the version that a tag belongs to. */
  labelOf: (tag: string) => string | undefined;
};

/** What is missing from an answer: one sentence for each index that could not be had. */
function missingText({ missing }: SearchView, labelOf: Names['labelOf']): string {
  return missing.map((tag) => texts.missing(labelOf(tag) ?? texts.otherPages())).join(' ');
}

/** A sentence or two for each state, for the eye and for screen readers. */
export function statusText(view: SearchView, { scopeLabel, labelOf }: Names): string {
  if (view.status === 'idle') return texts.idle(scopeLabel);
  if (view.status === 'loading' || view.status === 'stalled') return texts[view.status]();
  if (view.status === 'failed') return texts.failed();
  const count = countText(view.shown, view.total);
  return view.missing.length > 0
    ? `${count.replace(/\.$/, '')}. ${missingText(view, labelOf)}`
    : count;
}
