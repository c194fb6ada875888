/**
 * URL of a new issue with title and body filled in, in the format of GitHub and compatible hosts.
 * @param issuesUrl URL of the repository's issues
 */
export function newIssue(issuesUrl: string, title: string, body: string): string {
  return `${issuesUrl}/new?${new URLSearchParams({ title, body })}`;
}

/**
 * URL of a new issue about a page.
 * @param issuesUrl URL of the repository's issues
 * @param version label of the docs version; undefined outside the docs
 */
export function reportAddress(
  issuesUrl: string,
  page: URL,
  version: string | undefined,
  build: string | undefined,
): string {
  const body = [
    `**Page:** ${page.href}`,
    version && `**Version:** ${version}`,
    build && `**Build:** ${build}`,
    '**What you looked for:**\n',
    '**What the page says, and what is right:**\n',
  ];
  return newIssue(issuesUrl, `Problem on ${page.pathname}`, body.filter(Boolean).join('\n\n'));
}
