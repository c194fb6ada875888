/**
 * Address that opens a new issue with its title and text filled in, as GitHub and its kin read it.
 * @param issuesUrl address of the repository's issues
 */
export function newIssue(issuesUrl: string, title: string, body: string): string {
  return `${issuesUrl}/new?${new URLSearchParams({ title, body })}`;
}
