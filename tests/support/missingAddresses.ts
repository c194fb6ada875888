import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio/slim';
import { filesIn } from '../../tools/lib/built';

/** The addresses in the attributes of a page. */
function inPage(html: string): string[] {
  const $ = load(html);
  const values = (name: string) => $(`[${name}]`).map((_, element) => $(element).attr(name));
  return ['href', 'src', 'action'].flatMap((name) => values(name).get());
}

/**
 * The internal addresses that a built site names: in links, heads, structured data, sitemap, Markdown copies, llms.txt
 * files, feeds and redirects. Each without query and hash, by path below the root, with a file that names it.
 */
function namedAddresses(dir: string, root: string): Map<string, string> {
  const { origin, pathname: base } = new URL(root);
  const full = new RegExp(`${origin}/[^\\s"'<>()[\\]\\\\]*`, 'g');
  const found = new Map<string, string>();
  for (const path of filesIn(dir)) {
    if (!/\.(?:html|xml|md|txt)$/.test(path)) continue;
    const text = readFileSync(join(dir, path), 'utf8');
    const others = path.endsWith('.html') ? inPage(text) : [];
    const page = root + path.replace(/index\.html$/, '');
    for (const address of [...(text.match(full) ?? []), ...others]) {
      if (!URL.canParse(address, page)) continue;
      const url = new URL(address, page);
      // Nothing links to the not-found page, which has no address, but its language dropdown.
      if (url.origin !== origin || /\/404(?:\.html)?\/?$/.test(url.pathname)) continue;
      assert.ok(url.pathname.startsWith(base), `${path} names ${address}, outside of ${base}`);
      const below = url.pathname.slice(base.length - 1);
      if (!found.has(below)) found.set(below, path);
    }
  }
  return found;
}

/**
 * The addresses that a build names and not every static host serves without a redirect, each with a file that names it.
 * GitHub Pages, nginx and the objects of S3 agree about a file by its path, and about the index of a folder by its path
 * with a slash.
 * @param root full address of the site, with a slash at its end
 */
export const missingAddresses = (dir: string, root: string): string[] =>
  [...namedAddresses(dir, root)].flatMap(([path, file]) => {
    const served = join(dir, decodeURI(path.replace(/\/$/, '/index.html')));
    return statSync(served, { throwIfNoEntry: false })?.isFile() ? [] : `${file}: ${path}`;
  });
