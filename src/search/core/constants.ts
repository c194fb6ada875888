/** Default maximum number of results of a search. */
export const MAX_RESULTS = 8;

/** Maximum length of a query in characters; the rest is ignored. */
export const MAX_QUERY_LENGTH = 512;

/** Milliseconds after which a running search says so. */
export const STALL_TIME = 300;

/** Tag of the pages that belong to no docs version. */
export const DEFAULT_TAG = 'default';

/** Tag of one version of one docs plugin instance. */
export function docsTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

/** Name of a tag's index file, relative to the site's base URL. */
export function indexFileName(tag: string): string {
  return `search-index-${tag}.json`;
}

/** Name of the file with a tag's texts, in the same folder as the index file. */
export function textFileName(tag: string): string {
  return `search-text-${tag}.json`;
}
