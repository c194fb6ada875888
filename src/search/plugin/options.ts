import { Joi } from '@docusaurus/utils-validation';
import { MAX_RESULTS } from '../core/constants';

/** Endpoint of the search-analytics provider; without it, nothing is loaded or sent. */
export type InsightsOptions = {
  appId: string;
  apiKey: string;
  /** Index name for the events at the provider. */
  indexName: string;
};

/** Options of the search index and the search box, with defaults applied. */
export type SearchIndexOptions = {
  /** Index the sidebar categories above a page. Default: false. */
  indexParentCategories: boolean;
  /** Maximum number of results, 1 to 100. Default: 8. */
  maxResults: number;
  /** Headings of sections that are not indexed, such as lists of links. Default: none. */
  ignoredSections: string[];
  /** Weight of the pages whose path contains a string, such as `/releases/`. Default: none. */
  pathWeights: Record<string, number>;
  /** Path of a YAML file with groups of synonyms, relative to the site folder. Default: none. */
  synonyms?: string;
  /** Search analytics. Default: none. */
  insights?: InsightsOptions;
};

/** The options that are passed to the browser. */
export type SearchClientOptions = Pick<SearchIndexOptions, 'maxResults' | 'insights'>;

const text = Joi.string().required();

export const optionsSchema = Joi.object<SearchIndexOptions>({
  indexParentCategories: Joi.boolean().default(false),
  maxResults: Joi.number().integer().min(1).max(100).default(MAX_RESULTS),
  ignoredSections: Joi.array().items(Joi.string()).default([]),
  pathWeights: Joi.object().pattern(Joi.string(), Joi.number().greater(0).max(10)).default({}),
  synonyms: Joi.string(),
  insights: Joi.object({ appId: text, apiKey: text, indexName: text }),
});
