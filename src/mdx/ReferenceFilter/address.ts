/** Query parameter of the filter, so that the text is kept when the reader comes back. */
const PARAMETER = 'filter';

/** The text of the filter in the query string of the page. */
export const readFilter = (queryString: string): string =>
  new URLSearchParams(queryString).get(PARAMETER) ?? '';

/** The query string of the page with the text of the filter. */
export function writeFilter(queryString: string, text: string): string {
  const query = new URLSearchParams(queryString);
  if (text) query.set(PARAMETER, text);
  else query.delete(PARAMETER);
  return query.size > 0 ? `?${query}` : '';
}
