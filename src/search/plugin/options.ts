import { Joi } from '@docusaurus/utils-validation';
import { DEFAULT_BOOSTS, MAX_RESULTS } from '../core/constants';
import type { SearchField } from '../core/types';
import type { EasyopsConfig } from './easyops';
import { easyopsSchemas } from './easyopsOptions';

/** Endpoint of the search-analytics provider; without it, nothing is loaded or sent. */
export type InsightsOptions = {
  appId: string;
  apiKey: string;
  /** Index name for the events at the provider. */
  indexName: string;
};

type OneOrMore<Value> = Value | Value[];

/** The options of the easyops plugin that take effect, as documented there; README.md lists the others. */
export type EasyopsOptions = Partial<
  Pick<EasyopsConfig, 'indexDocs' | 'indexBlog' | 'indexPages' | 'forceIgnoreNoIndex'>
> & {
  docsRouteBasePath?: OneOrMore<string>;
  blogRouteBasePath?: OneOrMore<string>;
  ignoreFiles?: OneOrMore<string | RegExp>;
  ignoreCssSelectors?: OneOrMore<string>;
};

/** Options of the search index and the search box. */
export type PluginOptions = EasyopsOptions & {
  /** Language of stemming and stop words; see languages.ts. Default: the locale of the site. */
  language?: OneOrMore<string>;
  /** Alias of `maxResults`. */
  searchResultLimits?: number;
  /** Index the sidebar categories above a page. Default: false. */
  indexParentCategories?: boolean;
  /** Weights of the fields; greater than 0, at most 100. Default: title 5, content 1, tags 3, sidebarParentCategories 2. */
  boosts?: Partial<Record<SearchField, number>>;
  /** Maximum number of results, 1 to 100. Default: 8. */
  maxResults?: number;
  /** Headings of sections that are not indexed, such as lists of links. Default: none. */
  ignoredSections?: string[];
  /** Weight of the pages whose path contains a string, such as `/releases/`. Default: none. */
  pathWeights?: Record<string, number>;
  /** Path of a YAML file with groups of synonyms, relative to the site folder. Default: none. */
  synonyms?: string;
  /** Search analytics. Default: none. */
  insights?: InsightsOptions;
};

/** The options with defaults applied. */
export type SearchIndexOptions = Required<
  Omit<PluginOptions, 'boosts' | 'searchResultLimits' | Optional>
> &
  Pick<PluginOptions, Optional> & { boosts: Record<SearchField, number> };
type Optional = 'insights' | 'synonyms' | 'language' | keyof EasyopsOptions;

/** The options that are passed to the browser. */
export type SearchClientOptions = Pick<SearchIndexOptions, 'boosts' | 'maxResults' | 'insights'>;

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
  language: Joi.alternatives().try(Joi.string(), Joi.array().items(Joi.string()).length(1)),
  insights: Joi.object({
    appId: Joi.string().required(),
    apiKey: Joi.string().required(),
    indexName: Joi.string().required(),
  }),
  ...easyopsSchemas,
}).rename('searchResultLimits', 'maxResults');
