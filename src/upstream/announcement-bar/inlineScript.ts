/** The browser storage that Docusaurus uses. */
export type SiteStorage = { type: 'localStorage' | 'sessionStorage'; namespace: string };

/**
 * Inline script for the head that resets the dismissed state if the dismissed announcement was a different one; it runs
 * before the theme's script reads that state. The keys are those of theme-common's announcementBar.
 * @param id id of the announcement of this build
 */
export function inlineScript({ type, namespace }: SiteStorage, id: string): string {
  const seen = JSON.stringify(`docusaurus.announcement.id${namespace}`);
  const dismissed = JSON.stringify(`docusaurus.announcement.dismiss${namespace}`);
  // In HTML, "</script" or "<!--" in the id could end the script.
  const current = JSON.stringify(id).replaceAll('<', '\\u003c');
  return `(function () {
  try {
    if (${type}.getItem(${seen}) !== ${current}) ${type}.removeItem(${dismissed});
  } catch {}
})();`;
}
