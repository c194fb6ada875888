/**
 * URL of a new issue with title and body filled in, in the format of GitHub and compatible hosts.
 * @param issuesUrl URL of the repository's issues
 */
export function newIssue(issuesUrl: string, title: string, body: string): string {
  return `${issuesUrl}/new?${new URLSearchParams({ title, body })}`;
}

/** The page that a report is about. */
export type ReportFacts = {
  /** Full URL. */
  page: string;
  /** Label of the docs version; undefined outside the docs. */
  version: string | undefined;
  build: string | undefined;
};

/**
 * URL of a new issue about a page.
 * @param issuesUrl URL of the repository's issues
 */
export function reportAddress(issuesUrl: string, { page, version, build }: ReportFacts): string {
  const body = [
    `**Page:** ${page}`,
    version && `**Version:** ${version}`,
    build && `**Build:** ${build}`,
    '**What you looked for:**\n',
    '**What the page says, and what is right:**\n',
  ];
  const title = `Problem on ${new URL(page).pathname}`;
  return newIssue(issuesUrl, title, body.filter(Boolean).join('\n\n'));
}
