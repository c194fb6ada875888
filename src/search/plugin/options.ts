/** Endpoint of the search-analytics provider; without it, nothing is loaded or sent. */
export type InsightsOptions = {
  appId: string;
  apiKey: string;
  /** Index name for the events at the provider. */
  indexName: string;
};

/** The options that are passed to the browser. */
export type SearchClientOptions = {
  /** Maximum number of results. */
  maxResults: number;
  insights?: InsightsOptions;
};
