import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { parseFrontMatter } from './src/markdown/front-matter';
import { commitYear, hasHistory } from './src/plugins/buildId';
import type { Options } from './src/preset/preset';
import {
  announcementBar,
  blog,
  contentSecurityPolicy,
  customFields,
  docs,
  i18n,
  icons,
  redirects,
  sitemap,
  socialTags,
  styleSheets,
} from './src/site/config';
import { envFlag } from './src/site/env';
import { identity } from './src/site/identity';
import { footer, navbarItems } from './src/site/navigation';
import { withPatches } from './src/upstream';

export default withPatches({
  title: 'ACE Documentation',
  tagline: 'Compose APIs from flows and steps: guides and reference for the API Composition Engine',
  url: identity.url,
  baseUrl: identity.baseUrl,
  // Each page is an index.html in a folder: hosts redirect a URL without the trailing slash.
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  // The second one is written by src/plugins/content-data.
  staticDirectories: ['static', '.docusaurus/served'],
  headTags: [...icons, ...socialTags],
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
      './src/preset/index.cjs',
      {
        docs: { ...docs, showLastUpdateTime: hasHistory },
        blog,
        sitemap: sitemap(hasHistory),
        styleSheets,
        redirects,
        contentSecurityPolicy,
      } satisfies Options,
    ],
  ],
  themeConfig: {
    image: 'img/social-card.png',
    // The switch offers light, dark and the system's mode; the first visit is light (src/upstream/head-script).
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: {
      // For screen readers; the title beside the logo is the version (src/components/VersionDropdown).
      title: 'ACE',
      logo: { alt: '', src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', width: 32, height: 32 },
      hideOnScroll: envFlag('SITE_NAVBAR_HIDE_ON_SCROLL'),
      items: navbarItems(i18n.locales),
    },
    footer: footer(commitYear),
    announcementBar,
    // No Prism theme in the browser's configuration: code is highlighted at build time and coloured by
    // src/css/tokens.css.
    prism: { theme: { plain: {}, styles: [] } },
  } satisfies ThemeConfig,
} satisfies Config);
