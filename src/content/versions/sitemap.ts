import type * as Preset from '@docusaurus/preset-classic';
import { hasHistory } from '../../site/build';
import { belongsInSitemap } from './canonical';

/** The sitemap: the pages that search engines should show, each with the day of its last change. */
export const sitemap = {
  ignorePatterns: ['**/tags', '**/tags/**'],
  lastmod: hasHistory ? 'date' : null,
  // Search engines read neither.
  changefreq: null,
  priority: null,
  createSitemapItems: async ({ defaultCreateSitemapItems, ...props }) => {
    const { url, baseUrl } = props.siteConfig;
    const items = await defaultCreateSitemapItems(props);
    return items.filter((item) => belongsInSitemap(item.url, url + baseUrl));
  },
} satisfies Preset.Options['sitemap'];
