import { hash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/**
 * The inline scripts that pages may have, each with a text by which it is recognized. An inline script runs before the
 * first frame, or where no file of the site loads. More than these three need a good reason.
 */
const KNOWN = {
  'color mode and announcement (src/upstream/head-script)': 'themeChoice',
  'chosen tab (src/mdx/Tabs/restore.ts)': 'document.currentScript.parentNode',
  'message about a wrong base URL (Docusaurus)': 'insertBanner',
} as const;
type Name = keyof typeof KNOWN;

/** The inline scripts of a page, and what no policy without "unsafe-inline" allows. */
export type InlineParts = { scripts: string[]; forbidden: string[] };

/** Attributes with an address. */
const ADDRESS = /^(?:xlink:)?href$|action$|^src$|^data$/;

/** Whether an address is a script. */
const isScript = (address: string) =>
  URL.canParse(address) && new URL(address).protocol === 'javascript:';

const DATA = /^application\/(?:ld\+)?json$/;

/** Finds the inline scripts of a page, and inline styles and event handlers, which are forbidden. */
export function inlineParts(html: string): InlineParts {
  const scripts: string[] = [];
  const forbidden: string[] = [];
  let script: string | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'style' || name.startsWith('on') || (ADDRESS.test(name) && isScript(value)))
          forbidden.push(`<${tag} ${name}="${value}">`);
      }
      if (tag === 'style') forbidden.push('<style>');
      if (tag === 'script' && attributes.src === undefined && !DATA.test(attributes.type ?? ''))
        script = '';
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(tag) {
      if (tag !== 'script' || script === undefined) return;
      scripts.push(script);
      script = undefined;
    },
  });
  parser.end(html);
  return { scripts, forbidden };
}

/** The source of a script in a policy. */
export const sourceOf = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`;

/**
 * Checks that the pages have known inline scripts only, each in one form.
 * @param pages inline parts by the path of the page
 * @returns the sources of the scripts, and one line per problem, with page, script and remedy
 */
export function checkInlineParts(pages: ReadonlyMap<string, InlineParts>): {
  sources: string[];
  problems: string[];
} {
  const found = new Map<Name, { script: string; page: string }>();
  const problems: string[] = [];
  for (const [page, { scripts, forbidden }] of pages) {
    for (const part of forbidden)
      problems.push(`${page}: ${part} is not allowed by the policy. Use a class or a listener.`);
    for (const script of scripts) {
      const start = script.trim().slice(0, 80);
      const name = (Object.keys(KNOWN) as Name[]).find((key) => script.includes(KNOWN[key]));
      const first = name && found.get(name);
      if (!name)
        problems.push(
          `${page}: the inline script "${start}…" is not listed. Move it to a file, or list it in src/plugins/content-security-policy/inlineScripts.ts.`,
        );
      else if (!first) found.set(name, { script, page });
      else if (first.script !== script)
        problems.push(
          `${page}: the inline script "${start}…", ${name}, differs from that of ${first.page}. Make it the same on all pages.`,
        );
    }
  }
  return { sources: [...found.values()].map(({ script }) => sourceOf(script)).sort(), problems };
}
