import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { LoadContext } from '@docusaurus/types';
import type { Plugin, Rule } from 'postcss';

/** Variants and parts of Infima's components: their classes are written in full wherever they are used. */
const VARIANT = /\.([a-z-]+(?:--|__)[\w-]+)/g;

/** Components of Infima that this site has none of; their names are also ordinary words. */
const COMPONENTS = [
  'avatar',
  'badge',
  'button-group',
  'card',
  'footer--dark',
  'hero',
  'navbar--dark',
  'navbar--primary',
  'pagination',
  'pills',
  'tabs',
];

/** Rules of Infima that change nothing here: for elements that no page has or shows, or with what holds anyway. */
const SELECTORS = [
  '.breadcrumbs__item:not(:last-child):after',
  '.breadcrumbs__item--active .breadcrumbs__link',
  '.breadcrumbs__link:-moz-any-link:hover',
  '.breadcrumbs__link:any-link:hover',
  '.breadcrumbs__link:link:hover',
  '.breadcrumbs__link:visited:hover',
  'area[href].breadcrumbs__link:hover',
  'blockquote > :first-child',
  '.navbar__items--right > :last-child',
  '.navbar__title',
  '.col--2',
  '.col--8',
  '.margin-bottom--sm',
  "img[align='left']",
  "img[align='right']",
  "[type='checkbox']",
  'a:not([href])',
  'hr',
  'iframe',
  'ol ol',
  'ol ol ol',
  'ol ul ol',
  'table thead',
  'table tr:nth-child(2n)',
  'ul ol',
  'ul ol ol',
  'ul ul ol',
];

/** Folders of the theme with what this site shows nowhere, or replaces. */
const PARTS = [
  'Blog\\w*',
  'DocCard\\w*',
  'DocCategoryGeneratedIndexPage',
  'DocItem/TOC/Mobile',
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  'DocTag\\w+',
  'DocVersionBa\\w+',
  'ErrorPageContent',
  'Footer/Links/Simple',
  'Footer/Logo',
  'NotFound',
  'Tabs',
  'Tag(?:sList\\w+)?',
  'TOCCollapsible',
];

/** Classes of the theme for what this site does not have, such as a sidebar that readers can hide, or draws itself. */
const CLASSES = [
  'admonitionIcon svg',
  'backToTopButton::after',
  'darkNavbarColorModeToggle',
  'docItemWrapperEnhanced',
  'errorBoundary(?:Error|Fallback)',
  'menuHtmlItem',
  'navbar__items--right\\) > :last-child',
  'docMainContainerEnhanced',
  'docSidebarContainerHidden',
  'navbarSearchContainer:empty',
  'noPrint',
  'sidebarHidden',
  'toggleButtonDisabled',
];

/** The packages whose code can give an element a class, beside that of this site. */
const PACKAGES = ['theme-classic', 'theme-common', 'core/lib/index.js'].map((name) =>
  dirname(createRequire(__filename).resolve(`@docusaurus/${name}`)),
);

/** All words of the sources, among which are the classes and custom properties in use. */
function wordsOf(siteDir: string, unused: RegExp): Set<string> {
  const folders = [...PACKAGES, join(siteDir, 'src')];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((name) => /\.(?:js|tsx?|css)$/.test(name) && !unused.test(name)),
  );
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[\w-]+/g) ?? []));
}

/**
 * PostCSS plugin that removes the styles of Infima and of the theme for what this site does not show: half of their
 * rules, which every page would otherwise load and match before its first text. Pages do not write classes, so the
 * sources have all.
 */
export function unusedInfima({ siteDir, siteConfig, i18n }: LoadContext): Plugin {
  const components = [...COMPONENTS];
  const parts = [...PARTS];
  const classes = [...CLASSES];
  // What a deployment can switch on.
  const { announcementBar, navbar } = siteConfig.themeConfig as Partial<ThemeConfig>;
  if (!announcementBar) {
    parts.push('AnnouncementBar');
    components.push('close');
    classes.push('menuWithAnnouncementBar');
  }
  if (!navbar?.hideOnScroll)
    classes.push(
      'anchorTargetHideOnScrollNavbar',
      'navbarHid\\w+',
      'sidebarLogo',
      'sidebarWithHideableNavbar',
    );
  if (i18n.locales.length === 1) {
    components.push('dropdown');
    parts.push('NavbarItem/\\w*Dropdown\\w*');
  }
  const unused = new RegExp(`/theme-classic/lib/theme/(?:${parts.join('|')})(?:/|\\.js$)`);
  const hidden = new RegExp(`\\.(?:${classes.join('|')})(?![\\w-])`);
  const component = new RegExp(`\\.(?:${components.join('|')})(?!-nav|[a-z])`);
  let words: Set<string> | undefined;
  const isUnused = (selector: string): boolean => {
    const needed = selector.replace(/:not\([^)]*\)/g, '');
    if (SELECTORS.includes(selector) || component.test(needed)) return true;
    words ??= wordsOf(siteDir, unused);
    return [...needed.matchAll(VARIANT)].some(([, name = '']) => !words?.has(name));
  };
  return {
    postcssPlugin: 'unused-infima',
    Once(root, { result }) {
      const from = (result.opts.from ?? '').replace(/\\/g, '/');
      // Without declarations, not without rules: the code imports the names of a CSS module.
      if (unused.test(from)) root.walkDecls((declaration) => void declaration.remove());
      if (/\/theme-c(?:lassic|ommon)\//.test(from))
        root.walkRules(hidden, (rule) =>
          rule.walkDecls((declaration) => void declaration.remove()),
        );
      if (!from.includes('/infima/')) return;
      // In both color modes, the tokens of this site win over the layer of Infima.
      const file = join(siteDir, 'src/css/tokens.css');
      result.messages.push({ type: 'dependency', plugin: 'unused-infima', file });
      const [tokens = ''] = /:root \{[^}]*/.exec(readFileSync(file, 'utf8')) ?? [];
      root.walkDecls(/^--/, (declaration) => {
        const { selector } = declaration.parent as Rule;
        const isOfAllPages = [':root', "html[data-theme='dark']"].includes(selector);
        if (isOfAllPages && tokens.includes(`${declaration.prop}:`)) declaration.remove();
      });
      root.walkRules((rule) => {
        const used = rule.selectors.filter((selector) => !isUnused(selector));
        if (used.length > 0) rule.selectors = used;
        else rule.remove();
      });
      // A custom property that is removed may have been the only one that uses another.
      let last: string;
      do {
        last = root.toString();
        const used = new Set(last.match(/(?<=var\()--[\w-]+/g));
        root.walkDecls(/^--/, (declaration) => {
          if (!used.has(declaration.prop) && !words?.has(declaration.prop)) declaration.remove();
        });
      } while (root.toString() !== last);
    },
  };
}
