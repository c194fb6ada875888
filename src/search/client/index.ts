/** The door of the search in the browser: what the user interface imports from here, and nothing else of the folder. */
export type { SearchAnswer } from './client';
export { recentSearches } from './recent';
export { EVERYWHERE, type SearchScope } from './scope';
export { type Search, useSearch } from './useSearch';
