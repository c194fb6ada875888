import { existsSync } from 'node:fs';
import type * as Redirects from '@docusaurus/plugin-client-redirects';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import type { PluginOptions as SearchIndexOptions } from './src/plugins/search-index';
import { announcementBar } from './src/site/announcement';
import { codeLanguages, codeTheme } from './src/site/codeTheme';
import { footer } from './src/site/footer';
import { identity, repository } from './src/site/identity';
import { locales } from './src/site/locales';
import { hideOnScroll, navbarItems } from './src/site/navbar';
import { redirects, versionedAliases } from './src/site/pages';
import { search } from './src/site/search';
import { lastVersion, previewsNext, versions } from './src/site/versions';

const docs = {
  sidebarPath: './sidebars.ts',
  editUrl: ({ versionDocsDirPath, docPath }) => repository.edit(`${versionDocsDirPath}/${docPath}`),
  onInlineTags: 'throw',
  ...(previewsNext
    ? {
        tags: '../versioned_docs/tags.yml',
        onlyIncludeVersions: ['current'],
        versions: { current: { label: 'Next', banner: 'unreleased' } },
      }
    : { tags: '../tags.yml', includeCurrentVersion: false, lastVersion, versions }),
} satisfies Preset.Options['docs'];

export default {
  title: 'ACE Documentation',
  tagline:
    'Compose APIs out of flows and steps: guides and reference for the API Composition Engine',
  url: identity.url,
  baseUrl: identity.baseUrl,
  favicon: 'img/mark.svg',
  future: { v4: true, faster: true },
  i18n: { defaultLocale: 'en', locales },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  },
  customFields: { issuesUrl: repository.issues },
  presets: [
    [
      'classic',
      {
        docs,
        // Without posts the plugin would still publish an empty /blog page.
        blog: existsSync('blog') ? { showReadingTime: true } : false,
        sitemap: { ignorePatterns: ['**/tags', '**/tags/**'] },
        theme: { customCss: ['./src/css/tokens.css', './src/css/global.css'] },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    './src/plugins/docs-check/index.ts',
    './src/plugins/release-feed/index.ts',
    ['./src/plugins/search-index/index.ts', search satisfies SearchIndexOptions],
    [
      '@docusaurus/plugin-client-redirects',
      {
        redirects: previewsNext ? [] : [...redirects],
        createRedirects: previewsNext ? undefined : versionedAliases,
      } satisfies Redirects.Options,
    ],
  ],
  clientModules: ['./src/components/PageLoadFailure/bootFailure.ts'],
  themeConfig: {
    image: 'img/social-card.png',
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
    prism: { theme: codeTheme, darkTheme: codeTheme, additionalLanguages: codeLanguages },
  } satisfies Preset.ThemeConfig,
} satisfies Config;
