/** The input of a smoke test: the address of the site and its expected build. */
export type Published = {
  /** Address of the home page, with a slash at its end. */
  address: string;
  /** The commit or the name of the expected build. */
  build: string;
};

type Answer = { status: number; url: string; text: string };

async function get(url: string | URL): Promise<Answer> {
  const response = await fetch(url, { headers: { 'cache-control': 'no-cache' } });
  return { status: response.status, url: response.url, text: await response.text() };
}

/** The value of an attribute, with quotes or, as in most minified HTML, without. */
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s">]+))`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined) ?? '';

/** The build id of a page: see src/plugins/build-id. */
const buildOf = (html: string): string =>
  attribute(/<meta [^>]*name="?build"?[^>]*>/.exec(html)?.[0] ?? '', 'content');

/** Addresses of the scripts and style sheets that a page references in any way. */
const filesOf = (html: string, page: string): string[] =>
  [...html.matchAll(/[^"'=\s>]*\/assets\/[^"'\s>]+\.(?:js|css)(?=["'\s>])/g)].map(
    ([path]) => new URL(path, page).href,
  );

/**
 * Checks a published site over HTTP: the expected build, its scripts and styles, some of the pages of its sitemap, the
 * search index, and the not-found page.
 * @returns one line for each problem; empty if there is none
 * @throws TypeError if the host does not respond
 */
export async function smokeProblems({ address, build }: Published): Promise<string[]> {
  const problems: string[] = [];
  const expectStatus = ({ status, url }: Answer, wanted: number) => {
    if (status !== wanted) problems.push(`${url} answers ${status}, not ${wanted}.`);
  };

  const home = await get(address);
  expectStatus(home, 200);
  const deployed = buildOf(home.text);
  // A page contains the short form of the commit.
  if (!deployed || !build.startsWith(deployed)) {
    problems.push(`${address} is of the build "${deployed}", not of ${build}.`);
  }
  const files = new Set(filesOf(home.text, home.url));
  if (files.size === 0) problems.push(`${address} names no script and no style sheet.`);
  for (const file of files) expectStatus(await get(file), 200);

  const sitemap = await get(new URL('sitemap.xml', address));
  expectStatus(sitemap, 200);
  const pages = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  if (pages.length === 0) problems.push(`${sitemap.url} lists no page.`);
  // A few evenly spread pages. By path: the origin in the sitemap is the public one, which can differ from this address.
  const step = Math.max(1, Math.floor(pages.length / 5));
  for (const url of pages.filter((_, index) => index % step === 0)) {
    const page = await get(new URL(new URL(url).pathname, address));
    expectStatus(page, 200);
    if (buildOf(page.text) !== deployed) problems.push(`${page.url} is of another build.`);
  }

  expectStatus(await get(new URL('search-index-default.json', address)), 200);
  const notFound = await get(new URL('no-such-page-of-the-smoke-test', address));
  expectStatus(notFound, 404);
  if (!buildOf(notFound.text))
    problems.push(`${notFound.url} does not show the not-found page of the site.`);
  return problems;
}
