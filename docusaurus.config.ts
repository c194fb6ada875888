import { existsSync } from 'node:fs';
import type * as Redirects from '@docusaurus/plugin-client-redirects';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { lateStartTemplate } from './src/upstream/deferred-hydration/template';
import type { PluginOptions as SearchIndexOptions } from './src/search/plugin';
import codeHighlight from './src/upstream/no-browser-prism';
import { parseFrontMatter } from './src/markdown/front-matter';
import highlightCode from './src/markdown/highlight-code';
import { importPageComponents } from './src/markdown/page-components';
import { announcementBar } from './src/site/announcement';
import { hasHistory } from './src/site/build';
import { footer } from './src/site/footer';
import { icons } from './src/site/icons';
import { identity, repository } from './src/site/identity';
import { locales } from './src/site/locales';
import { hideOnScroll, navbarItems } from './src/site/navbar';
import { redirects, versionedAliases } from './src/site/routes';
import { search } from './src/site/search';
import { styleSheets } from './src/site/styleSheets';
import { lastVersion, previewsNext, versions } from './src/site/versions';
import { sitemap } from './src/content/versions/sitemap';

const docs = {
  sidebarPath: './sidebars.ts',
  editUrl: ({ versionDocsDirPath, docPath }) => repository.edit(`${versionDocsDirPath}/${docPath}`),
  onInlineTags: 'throw',
  remarkPlugins: [importPageComponents, highlightCode],
  showLastUpdateTime: hasHistory,
  ...(previewsNext
    ? {
        tags: '../versioned_docs/tags.yml',
        onlyIncludeVersions: ['current'],
        versions: { current: { label: 'Next', banner: 'unreleased' } },
      }
    : { tags: '../tags.yml', includeCurrentVersion: false, lastVersion, versions }),
} satisfies DocsOptions;

export default {
  title: 'ACE Documentation',
  tagline:
    'Compose APIs out of flows and steps: guides and reference for the API Composition Engine',
  url: identity.url,
  baseUrl: identity.baseUrl,
  favicon: 'img/favicon.svg',
  headTags: icons,
  future: { v4: true, faster: true },
  i18n: { defaultLocale: 'en', locales },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter,
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  },
  ssrTemplate: lateStartTemplate(),
  customFields: { issuesUrl: repository.issues },
  presets: [
    [
      'classic',
      {
        docs: false,
        // Without posts the plugin would still publish an empty /blog page.
        blog: existsSync('blog') ? { showReadingTime: true } : false,
        sitemap,
        theme: { customCss: styleSheets },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    ['./src/upstream/slim-version-metadata/index.ts', docs],
    './src/upstream/deferred-hydration/index.ts',
    './src/upstream/packed-routes/index.ts',
    './src/plugins/docs-check/index.ts',
    './src/plugins/no-postcss-config/index.ts',
    './src/upstream/compiler-helpers/index.ts',
    codeHighlight,
    './src/plugins/release-feed/index.ts',
    './src/upstream/unused-styles/index.ts',
    './src/upstream/search-renderer/index.ts',
    './src/plugins/built-pages/index.ts',
    './src/plugins/page-markdown/index.ts',
    './src/plugins/build-id/index.ts',
    './src/plugins/counterparts/index.ts',
    ['./src/search/plugin/index.ts', search satisfies SearchIndexOptions],
    [
      '@docusaurus/plugin-client-redirects',
      {
        redirects: previewsNext ? [] : [...redirects],
        createRedirects: previewsNext ? undefined : versionedAliases,
      } satisfies Redirects.Options,
    ],
  ],
  clientModules: [
    './src/client/reloadOnChunkError.ts',
    './src/client/copyHeadingLink.ts',
    './src/client/revealActiveSidebarItem.ts',
    './src/client/prefetchOnIntent.ts',
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
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: {
      title: 'ACE',
      logo: { alt: '', src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', width: 32, height: 32 },
      hideOnScroll,
      items: navbarItems(locales),
    },
    footer,
    announcementBar,
    // No colours in the browser's configuration: code is coloured at build time, by src/css/tokens.css.
    prism: { theme: { plain: {}, styles: [] } },
  } satisfies Preset.ThemeConfig,
} satisfies Config;
