import { newIssue } from './newIssue';

/** What is known about the page that a report is about. */
export type ReportFacts = {
  /** Full address. */
  page: string;
  /** Label of the documentation version; none outside of the documentation. */
  version: string | undefined;
  build: string | undefined;
};

/**
 * Address of a new issue about a page.
 * @param issuesUrl address of the repository's issues
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
