import { newIssue } from '@site/src/components/ReportProblem/newIssue';

/** A search that found nothing. */
export type MissingResult = {
  query: string;
  /** Label of the version that was searched. */
  version: string;
  /** Path of the page that the reader was on. */
  page: string;
};

/** The first characters of a text; none is cut in half. */
const first = (text: string, length: number) =>
  [...text.slice(0, 2 * length)].slice(0, length).join('');

/**
 * Address of a new issue that is filled in.
 * @param issuesUrl list of issues of the documentation's repository
 * @returns an address of at most 4,000 characters beyond `issuesUrl`, whatever the query
 */
export function reportAddress(issuesUrl: string, { query, version, page }: MissingResult): string {
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
