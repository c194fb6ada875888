import { Joi } from '@docusaurus/utils-validation';
import { DEFAULT_BOOSTS, MAX_RESULTS } from '../core/constants';
import type { SearchField } from '../core/types';

/** Address of the search-analytics provider; without it nothing is loaded and nothing is sent. */
export type InsightsOptions = {
  appId: string;
  apiKey: string;
  /** Name under which the provider files the events. */
  indexName: string;
};

/** Options of the search index and of the search box over it. */
export type PluginOptions = {
  /** Index the sidebar categories above a page. Default: false. */
  indexParentCategories?: boolean;
  /** Weights of the fields; greater than 0, at most 100. Default: title 5, content 1, tags 3, sidebarParentCategories 2. */
  boosts?: Partial<Record<SearchField, number>>;
  /** Highest number of results, 1 to 100. Default: 8. */
  maxResults?: number;
  /** Headings of sections that are not indexed, such as lists of links. Default: none. */
  ignoredSections?: string[];
  /** Weight of the pages that have a string in their path, such as `/releases/`. Default: none. */
  pathWeights?: Record<string, number>;
  /** Path of a YAML file with groups of words that mean the same, from the site's folder. Default: none. */
  synonyms?: string;
  /** Search analytics. Default: none. */
  insights?: InsightsOptions;
};

/** The options with their defaults filled in. */
export type SearchIndexOptions = Required<Omit<PluginOptions, 'boosts' | Optional>> &
  Pick<PluginOptions, Optional> & { boosts: Record<SearchField, number> };
type Optional = 'insights' | 'synonyms';

const boost = (field: SearchField) =>
  Joi.number().greater(0).max(100).default(DEFAULT_BOOSTS[field]);

export const optionsSchema = Joi.object<SearchIndexOptions>({
  indexParentCategories: Joi.boolean().default(false),
  boosts: Joi.object({
    title: boost('title'),
    content: boost('content'),
    tags: boost('tags'),
    sidebarParentCategories: boost('sidebarParentCategories'),
  }).default(DEFAULT_BOOSTS),
  maxResults: Joi.number().integer().min(1).max(100).default(MAX_RESULTS),
  ignoredSections: Joi.array().items(Joi.string()).default([]),
  pathWeights: Joi.object().pattern(Joi.string(), Joi.number().greater(0).max(10)).default({}),
  synonyms: Joi.string(),
  insights: Joi.object({
    appId: Joi.string().required(),
    apiKey: Joi.string().required(),
    indexName: Joi.string().required(),
  }),
});
