/**
 * URL of a page that every host answers without a redirect: with a trailing slash, because each page is an `index.html`
 * in a folder (`trailingSlash: true`).
 * @param path URL with or without the trailing slash and the origin; no query and no hash
 */
export const pageAddress = (path: string): string => path.replace(/\/?$/, '/');

/**
 * URL of a page as Markdown: the URL of the page with `.md`, and `index.md` for a folder, as llmstxt.org requires.
 * @param path URL of a documentation page, with or without the origin
 */
export const markdownAddress = (path: string): string => `${path.replace(/\/$/, '/index')}.md`;
