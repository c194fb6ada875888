import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { builtFiles } from '../../tools/lib/built';

/** The elements of a page that name an address, and where it is in them. */
const NAMING: Record<string, string> = {
  '[href]': 'href',
  '[src]': 'src',
  form: 'action',
  'meta[property="og:url"], meta[property="og:image"], meta[name="twitter:image"]': 'content',
};

function inPage(html: string): string[] {
  const $ = load(html);
  const named = Object.entries(NAMING).flatMap(([selector, attribute]) =>
    $(selector)
      .map((_, element) => $(element).attr(attribute))
      .get(),
  );
  const refresh = $('meta[http-equiv="refresh"]')
    .attr('content')
    ?.replace(/^.*url=/, '');
  const data = $('script[type="application/ld+json"]')
    .map((_, script) => $(script).text())
    .get()
    .flatMap((text) => [...text.matchAll(/"item":"([^"]+)"/g)].map(([, url = '']) => url));
  return [...named, ...(refresh ? [refresh] : []), ...data];
}

/** How the addresses are found in the files that name some. */
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
 * Lists the addresses of its own that a built site names: in links, heads, structured data, sitemap, search
 * indexes, Markdown copies, lists for programs, feeds and the targets of redirects.
 * @param origin origin of the site
 * @returns by path, without query and hash, one file that names it
 */
export function namedAddresses(dir: string, origin: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of builtFiles(dir)) {
    const read = READERS.find(([pattern]) => pattern.test(path))?.[1];
    if (!read) continue;
    const page = `${origin}/${path.replace(/index\.html$/, '')}`;
    for (const address of read(readFileSync(join(dir, path), 'utf8'))) {
      if (!URL.canParse(address, page)) continue;
      const url = new URL(address, page);
      if (url.origin === origin && !found.has(url.pathname)) found.set(url.pathname, path);
    }
  }
  return found;
}
