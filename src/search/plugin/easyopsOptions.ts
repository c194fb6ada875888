import { Joi } from '@docusaurus/utils-validation';

/** Options of the easyops plugin that have the same meaning here; the easyops plugin validates them. */
export const TAKEN = [
  'indexDocs',
  'indexBlog',
  'indexPages',
  'docsRouteBasePath',
  'blogRouteBasePath',
  'ignoreFiles',
  'ignoreCssSelectors',
  'forceIgnoreNoIndex',
] as const;

/** Options of the easyops plugin that have a different meaning here; see options.ts. */
export const ADAPTED = ['language', 'searchResultLimits'] as const;

const ONE_LANGUAGE = 'stems and stop words belong to the language: set "language"';
const SHORTCUTS = 'the search opens with "/" and Ctrl+K (⌘K), as the help of the search says';
const CHINESE = 'there is no word segmentation for Chinese';
const SCOPES = 'the search scopes are the versions of the documentation';

/** Options of the easyops plugin that have no effect here, with the reason. */
export const REFUSED: Readonly<Record<string, string>> = {
  hashed: 'the index files have fixed names and are revalidated by the browser',
  docsDir: 'the index is made from the built pages, not from the sources',
  blogDir: 'the index is made from the built pages, not from the sources',
  removeDefaultStopWordFilter: ONE_LANGUAGE,
  removeDefaultStemmer: ONE_LANGUAGE,
  highlightSearchTermsOnTargetPage: 'the terms are always highlighted on the page of a result',
  searchResultContextMaxLength: 'an excerpt has the length that fits into a result',
  explicitSearchResultPath: 'a result always shows its page and its version',
  searchBarShortcut: SHORTCUTS,
  searchBarShortcutHint: SHORTCUTS,
  searchBarShortcutKeymap: SHORTCUTS,
  searchBarPosition: 'the search box replaces the navbar item of type "search"',
  docsPluginIdForPreferredVersion: 'a search covers the version of the current page',
  zhUserDict: CHINESE,
  zhUserDictPath: CHINESE,
  searchContextByPaths: SCOPES,
  hideSearchBarWithNoSearchContext: SCOPES,
  useAllContextsWithNoSearchContext: SCOPES,
  fuzzyMatchingDistance: 'a word that no page has matches with one typing error',
  askAi: 'nothing is loaded from or sent to another host',
};

/** Schemas of the options of the easyops plugin, for the schema of this plugin. */
export const easyopsSchemas = {
  ...Object.fromEntries(TAKEN.map((name) => [name, Joi.any()])),
  ...Object.fromEntries(
    Object.entries(REFUSED).map(([name, reason]) => [
      name,
      Joi.forbidden().messages({
        'any.unknown': `{{#label}} has no effect in this search: ${reason}. Leave it out; src/search/plugin/README.md has all options.`,
      }),
    ]),
  ),
};
