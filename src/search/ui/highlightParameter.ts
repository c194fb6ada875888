/** Query parameter for a term to highlight; may be repeated. */
const PARAMETER = '_highlight';

/**
 * URL of a result: the section, with the terms to highlight.
 * @param route path with an optional #anchor
 */
export function withHighlight(route: string, terms: readonly string[]): string {
  const [path = '', anchor] = route.split('#');
  const query = new URLSearchParams(terms.map((term) => [PARAMETER, term]));
  return `${path}${terms.length > 0 ? `?${query}` : ''}${anchor ? `#${anchor}` : ''}`;
}

/** The terms to highlight in a query string, and the query string without them. */
export function readHighlight(queryString: string): { terms: string[]; rest: string } {
  const query = new URLSearchParams(queryString);
  const terms = query.getAll(PARAMETER).filter((term) => term !== '');
  query.delete(PARAMETER);
  const others = query.toString();
  return { terms, rest: others && `?${others}` };
}
