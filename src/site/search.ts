import { env, envFlag } from './env';

const appId = env('SEARCH_INSIGHTS_APP_ID');
const apiKey = env('SEARCH_INSIGHTS_API_KEY');

/** Options of the search index and the search box; see src/search/plugin. */
export const search = {
  /** Include the sidebar categories of a page in its score. */
  indexParentCategories: envFlag('SEARCH_PARENT_CATEGORIES'),
  maxResults: 8,
  /** The last section of each page is a list of links, and answers no query. */
  ignoredSections: ['Next pages'],
  /** Pages that repeat others: users who search for a step want its reference. */
  pathWeights: {
    '/releases/release_': 0.5,
    '/intro/glossary/': 0.3,
    '/guides/how_to_migrate_from_': 0.75,
    '/intro/vs_other/': 0.85,
  },
  synonyms: 'versioned_docs/search-synonyms.yml',
  /** Send view, click, and conversion events to an analytics provider. If unset, nothing is loaded or sent. */
  ...(appId && apiKey ? { insights: { appId, apiKey, indexName: 'ace-docs' } } : {}),
};
