/** The script of a redirect page: its canonical link, with the query and the hash of the old address. */
export const SCRIPT = `(() => {
  const target = new URL(document.querySelector('link[rel=canonical]').href);
  if (!target.search && !target.hash) {
    target.search = location.search;
    target.hash = location.hash;
  }
  location.replace(target);
})();
`;

const INLINE = /<script>\s*window\.location\.href = [^]*?<\/script>/;

/**
 * Replaces the inline script of a redirect page, which differs from page to page, with a script file.
 * @param html page of @docusaurus/plugin-client-redirects
 * @param address of the script file
 * @throws Error if the page has no such script
 */
export function withScriptFile(html: string, address: string): string {
  if (!INLINE.test(html)) {
    throw new Error(
      'The pages of @docusaurus/plugin-client-redirects have another script: check src/plugins/redirects.',
    );
  }
  return html.replace(INLINE, () => `<script src="${address}"></script>`);
}
