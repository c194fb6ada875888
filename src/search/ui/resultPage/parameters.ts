import { MAX_QUERY_LENGTH } from '@site/src/search/core/constants';

/** The parameters of the result page's address: `q` the query, `v` the scope, `p` the page of results. */
export type Parameters = {
  query: string;
  /** Name of a scope, unchecked. */
  scope?: string;
  /** From 1. */
  page?: number;
};

/** Reads the parameters of a query string; others are not read, and a page that is no number is the first. */
export function readParameters(search: string): Required<Parameters> {
  const parameters = new URLSearchParams(search);
  const page = parameters.get('p') ?? '';
  return {
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    scope: parameters.get('v') ?? '',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes a query string; what is the default is left out. */
export function writeParameters({ query, scope, page = 1 }: Parameters): string {
  if (query === '' && !scope) return '';
  return `?${new URLSearchParams({
    q: query,
    ...(scope ? { v: scope } : {}),
    ...(page > 1 ? { p: String(page) } : {}),
  })}`;
}
