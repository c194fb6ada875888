import { Joi } from '@docusaurus/utils-validation';
import { MAX_RESULTS } from '../core/constants';
import type { EasyopsConfig } from './easyops';

/** Endpoint of the search-analytics provider; without it, nothing is loaded or sent. */
export type InsightsOptions = {
  appId: string;
  apiKey: string;
  /** Index name for the events at the provider. */
  indexName: string;
};

/** The options of the easyops plugin that take effect, as documented there. The plugin validates them. */
export const EASYOPS_OPTIONS = [
  'indexDocs',
  'indexBlog',
  'indexPages',
  'docsRouteBasePath',
  'blogRouteBasePath',
  'ignoreFiles',
  'ignoreCssSelectors',
  'forceIgnoreNoIndex',
] as const satisfies readonly (keyof EasyopsConfig)[];

/** A list may be written as its only item. */
type OneOrMore<Value> = Value extends (infer Item)[] ? Item | Item[] : Value;
type EasyopsOptions = { [Name in keyof EasyopsConfig]?: OneOrMore<EasyopsConfig[Name]> };

/** Options of the search index and the search box. */
export type PluginOptions = EasyopsOptions & {
  /** Index the sidebar categories above a page. Default: false. */
  indexParentCategories?: boolean;
  /** Maximum number of results, 1 to 100. Default: 8. */
  maxResults?: number;
  /** The name that easyops has for `maxResults`. */
  searchResultLimits?: number;
  /** Headings of sections that are not indexed, such as lists of links. Default: none. */
  ignoredSections?: string[];
  /** Weight of the pages whose path contains a string, such as `/releases/`. Default: none. */
  pathWeights?: Record<string, number>;
  /** Path of a YAML file with groups of synonyms, relative to the site folder. Default: none. */
  synonyms?: string;
  /** Search analytics. Default: none. */
  insights?: InsightsOptions;
};

type Optional = 'insights' | 'synonyms' | keyof EasyopsOptions;

/** The options with defaults applied. */
export type SearchIndexOptions = Required<Omit<PluginOptions, 'searchResultLimits' | Optional>> &
  Pick<PluginOptions, Optional>;

/** The options that are passed to the browser. */
export type SearchClientOptions = Pick<SearchIndexOptions, 'maxResults' | 'insights'>;

const keysFor = <Name extends string>(names: readonly Name[], schema: (name: Name) => Joi.Schema) =>
  Object.fromEntries(names.map((name) => [name, schema(name)]));

export const optionsSchema = Joi.object<SearchIndexOptions>({
  indexParentCategories: Joi.boolean().default(false),
  maxResults: Joi.number().integer().min(1).max(100).default(MAX_RESULTS),
  ignoredSections: Joi.array().items(Joi.string()).default([]),
  pathWeights: Joi.object().pattern(Joi.string(), Joi.number().greater(0).max(10)).default({}),
  synonyms: Joi.string(),
  insights: Joi.object(keysFor(['appId', 'apiKey', 'indexName'], () => Joi.string().required())),
  ...keysFor(EASYOPS_OPTIONS, () => Joi.any()),
})
  .rename('searchResultLimits', 'maxResults')
  .messages({
    'object.unknown': '{{#label}} has no effect here; see src/search/plugin/README.md',
  });
