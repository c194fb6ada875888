import { MAX_QUERY_LENGTH } from '@site/src/search/core/constants';

/** The parameters of the result page's URL: `q` the query, `v` the scope, `p` the page of results. */
export type Parameters = {
  query: string;
  /** Name of a scope, not validated. */
  scope?: string;
  /** Page number, from 1. */
  page?: number;
};

/** Parses the parameters of a query string; others are ignored, and an invalid page number counts as 1. */
export function readParameters(search: string): Required<Parameters> {
  const parameters = new URLSearchParams(search);
  const page = parameters.get('p') ?? '';
  return {
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    scope: parameters.get('v') ?? '',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Formats a query string; default values are omitted. */
export function writeParameters({ query, scope, page = 1 }: Parameters): string {
  if (query === '' && !scope) return '';
  return `?${new URLSearchParams({
    q: query,
    ...(scope ? { v: scope } : {}),
    ...(page > 1 ? { p: String(page) } : {}),
  })}`;
}
