/**
 * The easyops plugin's own options for this site. `explicitSearchResultPath` stays off: it puts
 * page titles into HTML unescaped.
 */
export const easyopsOptions = {
  indexDocs: true,
  indexBlog: true,
  indexPages: true,
  docsRouteBasePath: 'docs',
  language: 'en',
  hashed: false,
  explicitSearchResultPath: false,
  highlightSearchTermsOnTargetPage: false,
} as const;
