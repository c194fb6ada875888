/**
 * Everything that the site stores in a browser, for the code that uses it and the page `privacy`, which describes each
 * key. Docusaurus appends a namespace to the keys. The fields of a record are strings, too.
 */
export const storageKeys = {
  /** The chosen color mode, "light" or "dark"; the theme's own key. */
  colorMode: 'theme',
  /** A record: the choice of the system's color mode, the single-key shortcuts, ticked tasks, answers about pages. */
  reader: 'ace.reader',
  /** The chosen variants of tabs, by group; without a namespace, for the script in the page. */
  tabs: 'ace.tabs',
  /** A record: the last searches. */
  recent: 'ace.recent',
  /** The examples that the reader saved in the playground. */
  playground: 'ace.playground',
  /** The address that was reloaded because its scripts were missing; in the session storage, until they load. */
  reload: 'page-load-failure-reload',
} as const;

/** The keys of the theme's announcement bar, in a deployment with an announcement. */
export const announcementKeys = [
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
] as const;
