/**
 * URL of a page as Markdown: the URL of the page with `.md`, and `index.md` for a folder, as llmstxt.org requires.
 * @param path URL of a documentation page, with or without the origin
 */
export function markdownAddress(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}
