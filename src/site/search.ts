import { env, envFlag } from './env';

const appId = env('SEARCH_INSIGHTS_APP_ID');
const apiKey = env('SEARCH_INSIGHTS_API_KEY');

/** Options of the search index and of the search box; see src/search/plugin. */
export const search = {
  /** The pages outside of the documentation, but for the home page, are found as well. */
  indexPages: true,
  /** Lets the categories above a page in the sidebar count for its rank. */
  indexParentCategories: envFlag('SEARCH_PARENT_CATEGORIES'),
  /** The section that closes each page is a list of links: it answers no query. */
  ignoredSections: ['Next pages'],
  /** The page of a release repeats what the reference says: whoever looks for a step wants the reference. */
  pathWeights: { '/releases/': 0.5 },
  synonyms: 'versioned_docs/search-synonyms.yml',
  /** Sends view, click and conversion events to a search provider. Off, nothing is loaded or sent. */
  ...(appId && apiKey ? { insights: { appId, apiKey, indexName: 'ace-docs' } } : {}),
};
