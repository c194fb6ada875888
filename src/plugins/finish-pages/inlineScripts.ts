import { hash } from 'node:crypto';

/**
 * The inline scripts that pages may have, each with a text by which it is recognized. An inline script runs before the
 * first frame, or where no file of the site loads. More than these need a good reason.
 */
const KNOWN = {
  'color mode and announcement (src/upstream/head-script)': 'themeChoice',
  'chosen tab (src/mdx/Tabs/restore.ts)': 'document.currentScript.parentNode',
  'start of the app (src/upstream/late-scripts)': 'requestAnimationFrame',
  'end of what is painted first (src/components/EarlyPaint)': 'document.currentScript.remove()',
  'message about a page without a server (src/plugins/page-tags)': "=== 'file:'",
  'message about a wrong base URL (Docusaurus)': 'insertBanner',
} as const;

const ATTRIBUTES = `((?:[^>"']|"[^"]*"|'[^']*')*)`;
const TAG = new RegExp(
  `<script(?=[\\s>])${ATTRIBUTES}>([^]*?)</script>|<[a-z][^\\s/>]*${ATTRIBUTES}>`,
  'gi',
);
const ATTRIBUTE = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;
/** Of the many attributes of a page, few pass this test. */
const SUSPECT = /\sstyle|\son|script/i;
const ADDRESS = /^(?:xlink:)?href$|action$|^src$|^data$/i;

const isScript = (address: string) =>
  URL.canParse(address) && new URL(address).protocol === 'javascript:';

/** The attributes that no policy without "unsafe-inline" allows: styles, event handlers, and addresses with scripts. */
const forbiddenIn = (attributes: string): string[] =>
  [...attributes.matchAll(ATTRIBUTE)]
    .filter(([, name = '', ...values]) => {
      const isHandler = /^(?:style$|on)/i.test(name);
      return isHandler || (ADDRESS.test(name) && isScript(values.find(Boolean) ?? ''));
    })
    .map(([attribute]) => attribute);

/** The source of a script in a policy. */
export const sourceOf = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`;

/**
 * Reads the inline scripts of a page.
 * @returns their sources for its policy, and what the policy does not allow, each with its remedy
 */
export function inlineParts(html: string): { sources: string[]; problems: string[] } {
  const sources = new Set<string>();
  const problems: string[] = [];
  for (const [tag, scriptAttributes, script = '', others = ''] of html.matchAll(TAG)) {
    const attributes = scriptAttributes ?? others;
    const forbidden = SUSPECT.test(attributes) ? forbiddenIn(attributes) : [];
    if (/^<style[\s>]/i.test(tag)) forbidden.push('<style>');
    for (const part of forbidden)
      problems.push(`${part} is not allowed by the policy. Use a class or a listener.`);
    if (scriptAttributes === undefined || /\ssrc=|\stype="?application\//i.test(scriptAttributes))
      continue;
    if (Object.values(KNOWN).some((text) => script.includes(text))) sources.add(sourceOf(script));
    else
      problems.push(
        `the inline script "${script.trim().slice(0, 80)}…" is not listed. Move it to a file, or list it in src/plugins/finish-pages/inlineScripts.ts.`,
      );
  }
  return { sources: [...sources].sort(), problems };
}
