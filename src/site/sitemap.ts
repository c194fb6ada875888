import type * as Preset from '@docusaurus/preset-classic';

/**
 * Options of the sitemap: every page except the tag pages.
 * @param hasHistory whether git has the date of each page's last change
 */
export const sitemap = (hasHistory: boolean) =>
  ({
    ignorePatterns: ['**/tags/**'],
    lastmod: hasHistory ? 'date' : null,
    // Search engines ignore both.
    changefreq: null,
    priority: null,
  }) satisfies Preset.Options['sitemap'];
