import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { parseFrontMatter } from './src/markdown/front-matter';
import { commitYear, hasHistory } from './src/plugins/build-id/sources';
import type { Options } from './src/preset';
import { announcementBar } from './src/site/announcement';
import { blog } from './src/site/blog';
import { customFields } from './src/site/customFields';
import { docs } from './src/site/docs';
import { copyrightUntil, footer } from './src/site/footer';
import { icons } from './src/site/icons';
import { identity } from './src/site/identity';
import { i18n } from './src/site/locales';
import { hideOnScroll, navbarItems } from './src/site/navbar';
import { redirects } from './src/site/redirects';
import { search } from './src/site/search';
import { contentSecurityPolicy } from './src/site/security';
import { sitemap } from './src/site/sitemap';
import { social } from './src/site/social';
import { styleSheets } from './src/site/styleSheets';
import { withPatches } from './src/upstream';

export default withPatches({
  title: 'ACE Documentation',
  tagline: 'Compose APIs from flows and steps: guides and reference for the API Composition Engine',
  url: identity.url,
  baseUrl: identity.baseUrl,
  // Each page is an index.html in a folder: hosts redirect a URL without the trailing slash.
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  headTags: icons,
  future: { v4: true, faster: true },
  i18n,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter,
    // A text such as `a:b:c` is no emoji.
    emoji: false,
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  },
  customFields,
  presets: [
    [
      './src/preset/index.ts',
      {
        docs: { ...docs, showLastUpdateTime: hasHistory },
        blog,
        sitemap: sitemap(hasHistory),
        styleSheets,
        search,
        redirects,
        contentSecurityPolicy,
      } satisfies Options,
    ],
  ],
  themeConfig: {
    ...social,
    // The switch offers light, dark and the system's mode; the first visit is light (src/upstream/head-script).
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: {
      // For screen readers; the title beside the logo is the version (src/components/VersionDropdown).
      title: 'ACE',
      logo: { alt: '', src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', width: 32, height: 32 },
      hideOnScroll,
      items: navbarItems(i18n.locales),
    },
    footer: { ...footer, copyright: copyrightUntil(commitYear) },
    announcementBar,
    // No Prism theme in the browser's configuration: code is highlighted at build time and coloured by
    // src/css/tokens.css.
    prism: { theme: { plain: {}, styles: [] } },
  } satisfies ThemeConfig,
} satisfies Config);
