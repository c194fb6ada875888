/**
 * Address of a page as every host answers it without a redirect: with a slash at its end, since each page is an
 * `index.html` in a folder of its own (`trailingSlash: true`).
 * @param path address with or without that slash, and with or without the origin; no query and no hash
 */
export function pageAddress(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
