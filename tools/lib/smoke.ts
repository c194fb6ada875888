/** What a smoke test takes: where the site is, and what its pages must say. */
export type Published = {
  /** Address of the home page, with a slash at its end. */
  address: string;
  /** The commit, or the name, of the build that must have arrived. */
  build: string;
};

type Answer = { status: number; url: string; text: string };

async function get(url: string | URL): Promise<Answer> {
  const response = await fetch(url, { headers: { 'cache-control': 'no-cache' } });
  return { status: response.status, url: response.url, text: await response.text() };
}

/** The value of an attribute, in quotation marks or, as the minifier writes most, without. */
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s">]+))`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined) ?? '';

/** Name of the build that a page is from: see src/plugins/build-id. */
const buildOf = (html: string): string =>
  attribute(/<meta [^>]*name="?build"?[^>]*>/.exec(html)?.[0] ?? '', 'content');

/** Addresses of the scripts and style sheets that a page names, however it loads them. */
const filesOf = (html: string, page: string): string[] =>
  [...html.matchAll(/[^"'=\s>]*\/assets\/[^"'\s>]+\.(?:js|css)(?=["'\s>])/g)].map(
    ([path]) => new URL(path, page).href,
  );

/**
 * Looks at a published site as a browser would find it: the build that is meant, its scripts and styles, some of the
 * pages of its sitemap, the files of the search, and the not-found page.
 * @returns one line for each thing that is wrong; empty when all is well
 * @throws TypeError where the host does not answer at all
 */
export async function smokeProblems({ address, build }: Published): Promise<string[]> {
  const problems: string[] = [];
  const expectStatus = ({ status, url }: Answer, wanted: number) => {
    if (status !== wanted) problems.push(`${url} answers ${status}, not ${wanted}.`);
  };

  const home = await get(address);
  expectStatus(home, 200);
  const arrived = buildOf(home.text);
  // A page names the beginning of the commit.
  if (!arrived || !build.startsWith(arrived)) {
    problems.push(`${address} is of the build "${arrived}", not of ${build}.`);
  }
  const files = new Set(filesOf(home.text, home.url));
  if (files.size === 0) problems.push(`${address} names no script and no style sheet.`);
  for (const file of files) expectStatus(await get(file), 200);

  const sitemap = await get(new URL('sitemap.xml', address));
  expectStatus(sitemap, 200);
  const pages = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  if (pages.length === 0) problems.push(`${sitemap.url} lists no page.`);
  // A few, evenly spread. By path: the sitemap names the public origin, and this may be another.
  const step = Math.max(1, Math.floor(pages.length / 5));
  for (const url of pages.filter((_, index) => index % step === 0)) {
    const page = await get(new URL(new URL(url).pathname, address));
    expectStatus(page, 200);
    if (buildOf(page.text) !== arrived) problems.push(`${page.url} is of another build.`);
  }

  expectStatus(await get(new URL('search-index-default.json', address)), 200);
  const lost = await get(new URL('no-such-page-of-the-smoke-test', address));
  expectStatus(lost, 404);
  if (!buildOf(lost.text))
    problems.push(`${lost.url} does not show the not-found page of the site.`);
  return problems;
}
