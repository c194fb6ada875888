/**
 * URL of a page that every host answers without a redirect: with a trailing slash, because each page is an `index.html`
 * in a folder (`trailingSlash: true`).
 * @param path URL with or without the trailing slash and the origin; no query and no hash
 */
export function pageAddress(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
