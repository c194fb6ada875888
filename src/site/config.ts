import { existsSync } from 'node:fs';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { env, previewsNext } from './env';
import { identity, repository } from './identity';
import { oldAddresses } from './routes';
import { search } from './search';
import { lastVersion, versionedAliases, versions } from './versions';

// The parts of site.config.ts that depend on the deployment or on the content.

/**
 * The languages of the site. Only English content exists: SITE_LOCALES=en,de adds a language, whose pages are in the
 * folder SITE_TRANSLATIONS, by default `i18n`. The language dropdown appears in the navbar if there is more than one.
 */
export const i18n = {
  defaultLocale: 'en',
  locales: (env('SITE_LOCALES') ?? 'en').split(',').map((locale) => locale.trim()),
  path: env('SITE_TRANSLATIONS') ?? 'i18n',
} satisfies Config['i18n'];

/** The versions to build and their sources: the published versions, or only the next one. */
const published = {
  tags: '../tags.yml',
  includeCurrentVersion: false,
  lastVersion,
  versions: { ...versions },
} satisfies DocsOptions;

const preview = {
  tags: '../versioned_docs/tags.yml',
  onlyIncludeVersions: ['current'],
  versions: { current: { label: 'Next', banner: 'unreleased' } },
} satisfies DocsOptions;

export const docs = {
  sidebarPath: './sidebars.json',
  editUrl: ({ versionDocsDirPath, docPath }) => repository.edit(`${versionDocsDirPath}/${docPath}`),
  onInlineTags: 'throw',
  docItemComponent: '@site/src/components/DocPage',
  docCategoryGeneratedIndexComponent: '@site/src/components/CategoryPage',
  docTagsListComponent: '@site/src/components/TagsPage',
  docTagDocListComponent: '@site/src/components/TagsPage/Topic',
  ...(previewsNext ? preview : published),
} satisfies DocsOptions;

/** The blog is enabled once there are posts: without any, the plugin would publish an empty /blog page. */
export const blog = existsSync('blog') ? { showReadingTime: true } : (false as const);

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

/** Options of the redirect plugin: old and short paths, and the current pages under the name of their version. */
export const redirects = previewsNext
  ? {}
  : { redirects: [...oldAddresses], createRedirects: versionedAliases };

/** What the content security policy allows beside the site itself; see src/plugins/finish-pages. */
export const contentSecurityPolicy =
  'insights' in search
    ? {
        scripts: ['https://cdn.jsdelivr.net'],
        connections: ['https://insights.algolia.io'],
      }
    : {};

/** What components read from the configuration of the site: the environment is that of the build. */
export const customFields = {
  issuesUrl: repository.issues,
  /** Whether searches are counted by another service. */
  searchAnalytics: 'insights' in search,
};

/** The global style sheets, in cascade order. */
export const styleSheets = [
  'tokens',
  'global',
  'prose',
  'tables',
  'reference',
  'pictures',
  'layout',
  'print',
].map((name) => `./src/css/${name}.css`);

/**
 * Icons in addition to the SVG icon: for browsers and programs that do not support SVG, and for home screens of phones.
 * They were drawn from `static/img/mark.svg`. There is no web manifest, because the site is not an installable app.
 */
export const icons = [
  {
    tagName: 'link',
    attributes: { rel: 'icon', href: `${identity.baseUrl}favicon.ico`, sizes: '16x16 32x32' },
  },
  {
    tagName: 'link',
    attributes: { rel: 'apple-touch-icon', href: `${identity.baseUrl}img/apple-touch-icon.png` },
  },
] satisfies Config['headTags'];

/** What other sites show of each page beside its title and description. In `headTags`, because no page overrides it. */
export const socialTags = [
  { property: 'og:site_name', content: 'ACE Documentation' },
  { property: 'og:type', content: 'website' },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: 'ACE Documentation' },
].map((attributes) => ({ tagName: 'meta', attributes })) satisfies Config['headTags'];

const id = env('SITE_ANNOUNCEMENT_ID');
const content = env('SITE_ANNOUNCEMENT');
if ((id === undefined) !== (content === undefined)) {
  throw new Error(
    'SITE_ANNOUNCEMENT (the text) and SITE_ANNOUNCEMENT_ID (a new one for each text) belong together: set both or none.',
  );
}

/**
 * The announcement bar. Users can close it; a new id shows it again to everybody. Off by default; a deployment sets it
 * through the environment.
 */
export const announcementBar = id && content ? { id, content, isCloseable: true } : undefined;
