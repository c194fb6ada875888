import type * as Preset from '@docusaurus/preset-classic';

/**
 * The sitemap: every page of the site and the documentation, but for the lists of tags.
 * @param hasHistory whether git knows the day of each page's last change
 */
export const sitemap = (hasHistory: boolean) =>
  ({
    ignorePatterns: ['**/tags/**'],
    lastmod: hasHistory ? 'date' : null,
    // Search engines read neither.
    changefreq: null,
    priority: null,
  }) satisfies Preset.Options['sitemap'];
