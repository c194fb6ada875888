import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** The script of a page of @docusaurus/plugin-client-redirects; another one would not be in the list of the policy. */
const INLINE = /<script>\s*window\.location\.href = [^]*?<\/script>/;

/**
 * Writes the script, and returns the pass that replaces the inline script of a redirect page, which differs from page to
 * page, with the file: a content security policy would need a hash for every redirect.
 */
export function writeRedirectScript(outDir: string, baseUrl: string): (html: string) => string {
  const file = `assets/js/redirect.${hash('sha256', SCRIPT).slice(0, 8)}.js`;
  writeFileSync(join(outDir, file), SCRIPT);
  return (html) => html.replace(INLINE, () => `<script src="${baseUrl}${file}"></script>`);
}
