/**
 * URL of a new issue with title and body filled in, in the format of GitHub and compatible hosts.
 * @param issuesUrl URL of the repository's issues
 */
export function newIssue(issuesUrl: string, title: string, body: string): string {
  return `${issuesUrl}/new?${new URLSearchParams({ title, body })}`;
}

/** The first characters of a text, without splitting a surrogate pair. */
const first = (text: string, length: number) =>
  [...text.slice(0, 2 * length)].slice(0, length).join('');

/**
 * URL of a new issue about a search without results.
 * @param issuesUrl issues page of the documentation's repository
 * @param version label of the searched version
 * @param page path of the page on which the user searched
 * @returns a URL of at most 4,000 characters in addition to `issuesUrl`, for any query
 */
export function reportUrl(
  issuesUrl: string,
  { query, version, page }: Record<'query' | 'version' | 'page', string>,
): string {
  const body = [
    `I searched for: ${first(query, 100)}`,
    `In: ${version}`,
    `From the page: ${first(page, 100)}`,
    '',
    'I expected to find:',
    '',
  ].join('\n');
  return newIssue(issuesUrl, `Nothing found for "${first(query, 50)}"`, body);
}
