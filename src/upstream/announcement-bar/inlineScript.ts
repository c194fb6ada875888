/** Where Docusaurus stores what it remembers. */
export type SiteStorage = { type: 'localStorage' | 'sessionStorage'; namespace: string };

/**
 * Script for the head that forgets that an announcement was closed, where it was another one: it runs before the
 * theme's script reads what is stored. The names of the items are those of theme-common's announcementBar.
 * @param id the announcement of this build
 */
export function inlineScript({ type, namespace }: SiteStorage, id: string): string {
  const seen = JSON.stringify(`docusaurus.announcement.id${namespace}`);
  const dismissed = JSON.stringify(`docusaurus.announcement.dismiss${namespace}`);
  // In HTML a "<" could end the script.
  const current = JSON.stringify(id).replaceAll('<', '\\u003c');
  return `(function () {
  try {
    if (${type}.getItem(${seen}) !== ${current}) ${type}.removeItem(${dismissed});
  } catch {}
})();`;
}
