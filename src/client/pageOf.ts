/** The properties of a link that decide whether it leads to a page of this site. */
type LinkFacts = {
  origin: string;
  pathname: string;
  target: string;
  role: string | null;
};

/**
 * The page that a link opens by client-side navigation.
 * @param link undefined or null if the event target is not a link
 * @param here the current URL
 * @returns undefined for other sites, other tabs, the current page, and links that act as buttons
 */
export function pageOf(
  link: LinkFacts | null | undefined,
  here: { origin: string; pathname: string },
): string | undefined {
  if (!link || link.origin !== here.origin || link.role === 'button') return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  return link.pathname === here.pathname ? undefined : link.pathname;
}
