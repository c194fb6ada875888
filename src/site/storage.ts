/**
 * Everything that the site stores in a browser, for the code that uses it. Docusaurus appends a namespace to the keys.
 * The fields of a record are strings, too. The page `privacy` describes each key: a browser test compares its table with
 * this list, and the list with what a reader stores who uses every control.
 */
export const storageKeys = {
  /** The chosen color mode, "light" or "dark"; the theme's own key. */
  colorMode: 'theme',
  /** A record: the choice of the system's color mode, the single-key shortcuts, ticked tasks. */
  reader: 'ace.reader',
  /** The chosen variants of tabs, by group; without a namespace, for the script in the page. */
  tabs: 'ace.tabs',
  /** The version that the reader chose last; the key of Docusaurus' docs plugin. */
  preferredVersion: 'docs-preferred-version-default',
  /** The version to search in, if it is not that of the page. */
  searchScope: 'ace.search.scope',
  /** A record: the last searches. */
  recent: 'ace.recent',
  /** The address that was reloaded because its scripts were missing; in the session storage, until they load. */
  reload: 'page-load-failure-reload',
  /** The last announcement, and whether the reader closed it; the keys of the theme's announcement bar. */
  announcement: 'docusaurus.announcement.id',
  announcementClosed: 'docusaurus.announcement.dismiss',
} as const;
