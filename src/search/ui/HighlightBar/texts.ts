import { translate } from '@docusaurus/Translate';

/** The texts of the bar of a page opened from a search result. */
export const texts = {
  title: () => translate({ id: 'search.matches', message: 'Search matches' }),
  position: (at: number, total: number) =>
    translate({ id: 'search.matches.position', message: '{at} of {total}' }, { at, total }),
  previous: () => translate({ id: 'search.matches.previous', message: 'Previous match' }),
  next: () => translate({ id: 'search.matches.next', message: 'Next match' }),
  keep: () =>
    translate({
      id: 'search.matches.keep',
      message: 'Keep marks',
      description: 'Keeps the marks of a search, which otherwise fade after some seconds',
    }),
  clear: () => translate({ id: 'search.clear', message: 'Clear' }),
} as const;
