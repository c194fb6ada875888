import type { SearchField } from './types';

/** Weight of a match by field, unless the site's options say otherwise. */
export const DEFAULT_BOOSTS: Readonly<Record<SearchField, number>> = {
  title: 5,
  content: 1,
  tags: 3,
  sidebarParentCategories: 2,
};

/** Highest number of results of one search. */
export const MAX_RESULTS = 8;

/** Longest query that is looked at, in characters. */
export const MAX_QUERY_LENGTH = 512;

/** A search that takes longer counts as stalled, in milliseconds. */
export const STALL_THRESHOLD = 300;

/** Tag of the pages that belong to no documentation version. */
export const DEFAULT_TAG = 'default';

/** Tag of one version of one docs plugin instance. */
export function docsTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

/** Name of a tag's index file, below the site's base URL. */
export function indexFileName(tag: string): string {
  return `search-index-${tag}.json`;
}

/** Name of the file with a tag's texts, beside the index file. */
export function textFileName(tag: string): string {
  return `search-text-${tag}.json`;
}

/** Highest number of corrected queries that are suggested. */
export const MAX_SUGGESTIONS = 3;
