import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { filesIn } from '../../tools/lib/built';

/** The meta elements whose content is an address. */
const META = new Set(['og:url', 'og:image', 'twitter:image']);

function inPage(html: string): string[] {
  const found: (string | undefined)[] = [];
  const parser = new Parser({
    onopentag(tag, { href, src, action, content, ...attributes }) {
      found.push(href, src, action);
      if (tag !== 'meta') return;
      if (META.has(attributes.property ?? attributes.name ?? '')) found.push(content);
      if (attributes['http-equiv'] === 'refresh') found.push(content?.replace(/^.*url=/, ''));
    },
  });
  parser.end(html);
  const structured = [...html.matchAll(/"item":"([^"]+)"/g)].map(([, url]) => url);
  return [...found, ...structured].filter((address) => address !== undefined);
}

/** Finds the addresses in each type of file that contains some. */
const READERS: readonly [RegExp, (text: string) => string[]][] = [
  [/\.html$/, inPage],
  [
    /(?:^|\/)sitemap\.xml$/,
    (text) => [...text.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url),
  ],
  [/atom\.xml$/, (text) => [...text.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url)],
  [
    /search-index-[^/]+\.json$/,
    (text) =>
      (JSON.parse(text) as { documents: { sectionRoute: string }[] }).documents.map(
        ({ sectionRoute }) => sectionRoute,
      ),
  ],
  [
    // Links, and the addresses in the front matter and in the lists.
    /\.md$|llms(?:-full)?\.txt$/,
    (text) => [
      ...[...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, url = '']) => url),
      ...[...text.matchAll(/^[Pp]age: "?([^"\n]+)/gm)].map(([, url = '']) => url),
    ],
  ],
];

/**
 * Lists the internal addresses that a built site references: in links, heads, structured data, sitemap, search
 * indexes, Markdown copies, llms.txt files, feeds and the targets of redirects.
 * @param root full address of the site, with a slash at its end
 * @returns one file that references each address, by path below the root, without query and hash
 */
export function namedAddresses(dir: string, root: string): Map<string, string> {
  const { origin, pathname: base } = new URL(root);
  const found = new Map<string, string>();
  for (const path of filesIn(dir)) {
    const read = READERS.find(([pattern]) => pattern.test(path))?.[1];
    if (!read) continue;
    const page = root + path.replace(/index\.html$/, '');
    for (const address of read(readFileSync(join(dir, path), 'utf8'))) {
      if (!URL.canParse(address, page)) continue;
      const url = new URL(address, page);
      if (url.origin !== origin) continue;
      assert.ok(url.pathname.startsWith(base), `${path} names ${address}, outside of ${base}`);
      const below = url.pathname.slice(base.length - 1);
      if (!found.has(below)) found.set(below, path);
    }
  }
  return found;
}
