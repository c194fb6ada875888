declare const brand: unique symbol;

/** Path of a page below the base URL, without it: `/docs/steps/jwt/`. Versions, redirects and data use these. */
export type SitePath = string & { readonly [brand]: 'SitePath' };

/**
 * The part of a path below the base URL.
 * @param permalink such as `doc.permalink` or `location.pathname`
 * @param baseUrl of the language that is built, such as `siteConfig.baseUrl`; '/' for a path without one
 * @returns undefined outside the site
 */
export const sitePath = (permalink: string, baseUrl: string): SitePath | undefined =>
  permalink.startsWith(baseUrl) ? (`/${permalink.slice(baseUrl.length)}` as SitePath) : undefined;
