/** The public API of the search client: the UI imports only from this module. */
export type { SearchAnswer } from './client';
export { recentSearches } from './recent';
export { EVERYWHERE, type SearchScope } from './scope';
export { type Search, useSearch } from './useSearch';
