/**
 * URL of a new issue with title and body filled in, in the format of GitHub and compatible hosts.
 * @param issuesUrl URL of the repository's issues
 */
export function newIssue(issuesUrl: string, title: string, body: string): string {
  return `${issuesUrl}/new?${new URLSearchParams({ title, body })}`;
}
