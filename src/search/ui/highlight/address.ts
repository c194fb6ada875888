/** Parameter of an address that carries a term to highlight; may be repeated. */
const PARAMETER = '_highlight';

/**
 * Address of a result: the section, with the terms to highlight there.
 * @param route path with an optional #anchor
 */
export function withHighlight(route: string, terms: readonly string[]): string {
  const [path = '', anchor] = route.split('#');
  const query = new URLSearchParams(terms.map((term) => [PARAMETER, term]));
  return `${path}${terms.length > 0 ? `?${query}` : ''}${anchor ? `#${anchor}` : ''}`;
}

/** The terms that an address asks to highlight, and its query without them. */
export function readHighlight(queryString: string): { terms: string[]; rest: string } {
  const query = new URLSearchParams(queryString);
  const terms = query.getAll(PARAMETER).filter((term) => term !== '');
  query.delete(PARAMETER);
  return { terms, rest: query.size > 0 ? `?${query}` : '' };
}
