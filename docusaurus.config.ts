import type * as Redirects from '@docusaurus/plugin-client-redirects';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import breakCode from './src/markdown/break-code';
import contactLinks from './src/markdown/contact-links';
import examples from './src/markdown/examples';
import flowRunnerCoverage from './src/markdown/flow-runner-coverage';
import { parseFrontMatter } from './src/markdown/front-matter';
import highlightCode from './src/markdown/highlight-code';
import { markTerms } from './src/markdown/mark-terms';
import { importPageComponents } from './src/markdown/page-components';
import addPageHead from './src/markdown/page-head';
import drawPictures from './src/markdown/pictures';
import stepProperties from './src/markdown/properties';
import referenceLists from './src/markdown/reference';
import tables from './src/markdown/tables';
import prepareTabs from './src/markdown/tabs';
import unconfirmedMarks from './src/markdown/unconfirmed';
import workspaceLink from './src/markdown/workspace-link';
import { commitYear, hasHistory } from './src/plugins/build-id/sources';
import type { PluginOptions as SearchIndexOptions } from './src/search/plugin';
import { announcementBar } from './src/site/announcement';
import { blog } from './src/site/blog';
import { docs } from './src/site/docs';
import { copyrightUntil, footer } from './src/site/footer';
import { icons } from './src/site/icons';
import { identity, repository } from './src/site/identity';
import { locales } from './src/site/locales';
import { hideOnScroll, navbarItems } from './src/site/navbar';
import { redirects } from './src/site/redirects';
import { search } from './src/site/search';
import { contentSecurityPolicy } from './src/site/security';
import { sitemap } from './src/site/sitemap';
import { styleSheets } from './src/site/styleSheets';
import { withPatches } from './src/upstream';

/** Shared by docs, pages, and blog posts. */
const remarkPlugins = [
  drawPictures,
  examples,
  unconfirmedMarks,
  prepareTabs,
  referenceLists,
  importPageComponents,
  contactLinks,
  highlightCode,
];
const rehypePlugins = [tables, breakCode];

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
  i18n: { defaultLocale: 'en', locales },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter,
    // A text such as `a:b:c` is no emoji.
    emoji: false,
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  },
  customFields: { issuesUrl: repository.issues, searchAnalytics: 'insights' in search },
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: blog && { ...blog, remarkPlugins, rehypePlugins },
        pages: { remarkPlugins, rehypePlugins },
        sitemap: sitemap(hasHistory),
        theme: { customCss: styleSheets },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docs,
        // Before the links of a page are resolved: these tables contain links too.
        beforeDefaultRemarkPlugins: [stepProperties, flowRunnerCoverage],
        remarkPlugins: [addPageHead, workspaceLink, ...remarkPlugins, markTerms],
        rehypePlugins,
        showLastUpdateTime: hasHistory,
      } satisfies DocsOptions,
    ],
    './src/plugins/docs-check/index.ts',
    './src/plugins/no-postcss-config/index.ts',
    './src/plugins/release-feed/index.ts',
    './src/plugins/built-pages/index.ts',
    './src/plugins/page-markdown/index.ts',
    './src/plugins/build-id/index.ts',
    './src/plugins/recover/index.ts',
    './src/plugins/page-data/index.ts',
    './src/plugins/page-titles/index.ts',
    './src/plugins/step-catalogue/index.ts',
    './src/plugins/step-properties/index.ts',
    './src/plugins/javascript-engine/index.ts',
    './src/plugins/open-points/index.ts',
    './src/plugins/examples/index.ts',
    './src/plugins/flow-schema/index.ts',
    './src/plugins/workspaces/index.ts',
    './src/plugins/home-page/index.ts',
    './src/plugins/without-scripts/index.ts',
    ['./src/search/plugin/index.ts', search satisfies SearchIndexOptions],
    './src/plugins/editor-styles/index.ts',
    ['./src/plugins/redirects/index.ts', redirects satisfies Redirects.Options],
    ['./src/plugins/content-security-policy/index.ts', contentSecurityPolicy],
  ],
  clientModules: [
    './src/client/mendAddress.ts',
    './src/client/reloadOnChunkError.ts',
    './src/client/copyHeadingLink.ts',
    './src/client/closeMenus.ts',
    './src/client/revealActiveSidebarItem.ts',
    './src/client/prefetchOnIntent.ts',
    './src/client/renderNotFoundPage.ts',
    './src/client/systemColorMode.ts',
    './src/client/explainTerms.ts',
  ],
  themeConfig: {
    image: 'img/social-card.png',
    metadata: [
      { property: 'og:site_name', content: 'ACE Documentation' },
      { property: 'og:type', content: 'website' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: 'ACE Documentation' },
    ],
    // The switch offers light, dark and the system's mode; the first visit is light (src/upstream/color-mode-in-head).
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: {
      title: 'ACE',
      logo: { alt: '', src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', width: 32, height: 32 },
      hideOnScroll,
      items: navbarItems(locales),
    },
    footer: { ...footer, copyright: copyrightUntil(commitYear) },
    announcementBar,
    // No Prism theme in the browser's configuration: code is highlighted at build time and coloured by
    // src/css/tokens.css.
    prism: { theme: { plain: {}, styles: [] } },
  } satisfies Preset.ThemeConfig,
} satisfies Config);
