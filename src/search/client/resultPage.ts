import { MAX_QUERY_LENGTH } from '@site/src/search/core/constants';

/** The parameters of the result page's URL: `q` the query, `v` the scope, `s` the area, `p` the page of results. */
export type ResultPageParameters = {
  query: string;
  /** Name of a scope, not validated. */
  scope: string;
  /** Name of an area, not validated; '' for the pages in none. Default: all areas. */
  area?: string | undefined;
  /** Page number, from 1. */
  page?: number;
};

/** Parses the parameters of a query string; others are ignored, and an invalid page number counts as 1. */
export function readParameters(search: string) {
  const parameters = new URLSearchParams(search);
  const page = parameters.get('p') ?? '';
  return {
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    scope: parameters.get('v') ?? '',
    area: parameters.get('s') ?? undefined,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Formats a query string; default values are omitted. */
export function writeParameters({ query, scope, area, page = 1 }: ResultPageParameters): string {
  return `?${new URLSearchParams({
    q: query,
    v: scope,
    ...(area === undefined ? {} : { s: area }),
    ...(page > 1 ? { p: String(page) } : {}),
  })}`;
}
