import { newIssue } from '@site/src/components/ReportProblem/report';

/** A search without results. */
export type MissingResult = {
  query: string;
  /** Label of the searched version. */
  version: string;
  /** Path of the page on which the user searched. */
  page: string;
};

/** The first characters of a text, without splitting a surrogate pair. */
const first = (text: string, length: number) =>
  [...text.slice(0, 2 * length)].slice(0, length).join('');

/**
 * URL of a new issue with title and body filled in.
 * @param issuesUrl issues page of the documentation's repository
 * @returns a URL of at most 4,000 characters in addition to `issuesUrl`, for any query
 */
export function reportUrl(issuesUrl: string, { query, version, page }: MissingResult): string {
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
