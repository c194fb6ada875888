/** The public API of the search client: the UI imports only from this module. */
export type { SearchAnswer } from './client';
export { recentSearches } from './recent';
export { readParameters } from './resultPage';
export { EVERYWHERE, LINE_LENGTH, type Search, useSearch } from './useSearch';
