import {
  DataAttributeQueryStringInlineJavaScript,
  getAnnouncementBarInlineScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { storageKeys } from '../site/storage';
import { outdated, type Patch, templatePatch, withPlugin } from './patch';

const NAME = 'head-script';

type Storage = LoadContext['siteStorage'];

/**
 * Checks the scripts of the theme that `headScript` replaces.
 * @throws Error if they read or set something else
 */
function checkTheme(options: Parameters<typeof getThemeInlineScript>[0]): void {
  const { namespace } = options.siteStorage;
  const scripts = [
    getThemeInlineScript(options),
    DataAttributeQueryStringInlineJavaScript,
    getAnnouncementBarInlineScript(options),
  ].join('\n');
  const missing = [
    'data-theme',
    'data-theme-choice',
    'docusaurus-theme',
    `theme${namespace}`,
    'system',
    'docusaurus-data-',
    'data-announcement-bar-initially-dismissed',
    `docusaurus.announcement.dismiss${namespace}`,
  ].find((text) => !scripts.includes(`'${text}'`));
  if (missing) throw outdated(NAME, `no inline script of theme-classic has '${missing}'`);
}

/** A value in a script: in HTML, "</script" or "<!--" could end the script. */
const literal = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Resets the closed state if another announcement was closed; without an announcement, nothing.
 * @param id ID of the announcement of this build
 */
function announcement(id: string | undefined): string {
  if (id === undefined) return '';
  return `try {
    if (stored('docusaurus.announcement.id') !== ${literal(id)}) remove('docusaurus.announcement.dismiss');
  } catch {}
  page.announcementBarInitiallyDismissed = stored('docusaurus.announcement.dismiss') === 'true';`;
}

/**
 * The script that sets the attributes of the page before its first frame: the color mode that the address names, the
 * reader chose or the system has, also when that changes before hydration, and whether the announcement is closed. It
 * remembers that the reader asked for the search before the search box was there (src/search/ui/SearchBox).
 * Whatever else the address or the storage holds is ignored.
 * @param defaultMode color mode of the first visit
 * @param announcementId ID of the announcement of this build
 */
export function headScript(
  { type, namespace }: Storage,
  defaultMode: string,
  announcementId?: string,
): string {
  return `(function () {
  var page = document.documentElement.dataset;
  function stored(key) {
    try {
      return window['${type}'].getItem(key + ${literal(namespace)});
    } catch {}
  }
  function remove(key) {
    window['${type}'].removeItem(key + ${literal(namespace)});
  }
  function known(mode) {
    return (mode === 'light' || mode === 'dark') && mode;
  }
  function ofSystem() {
    try {
      return JSON.parse(stored('${storageKeys.reader}')).colorMode === 'system';
    } catch {}
  }
  var choice =
    known(new URLSearchParams(location.search).get('docusaurus-theme')) ||
    known(stored('${storageKeys.colorMode}')) ||
    (ofSystem() ? 'system' : '${defaultMode}');
  var dark = matchMedia('(prefers-color-scheme: dark)');
  function follow() {
    if (page.themeChoice === 'system') page.theme = dark.matches ? 'dark' : 'light';
  }
  page.themeChoice = page.theme = choice;
  follow();
  dark.addEventListener('change', follow);
  ${announcement(announcementId)}
  addEventListener('keydown', function (event) {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    page.searchAsked = '';
  });
})();`;
}

type SiteConfig = Partial<Pick<ThemeConfig, 'announcementBar'>> & Pick<ThemeConfig, 'colorMode'>;

function plugin({ siteConfig, siteStorage }: LoadContext): Plugin {
  const { colorMode, announcementBar } = siteConfig.themeConfig as SiteConfig;
  checkTheme({ colorMode, siteStorage });
  const script = headScript(siteStorage, colorMode.defaultMode, announcementBar?.id);
  return {
    name: NAME,
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: script }] }),
  };
}

/** The theme's script: of the scripts at the start of the body, the one that reads "docusaurus-data-". */
const THEME_SCRIPT =
  '/<script>(?:(?!<\\/script>)[^])*docusaurus-data-(?:(?!<\\/script>)[^])*<\\/script>/';
/** The style of the theme's picture of icons, which a content security policy forbids. */
const STYLE = `'style="display: none;"'`;

const withoutThemeScript = templatePatch(NAME, [
  [
    /<%~ it\.preBodyTags %>/,
    `<%~ it.preBodyTags.replace(${THEME_SCRIPT}, '').replace(${STYLE}, 'display="none"') %>`,
  ],
]);

/**
 * One script in the head replaces the theme's script at the start of the body, which may paint a light frame for a
 * reader who chose dark: with a cached style sheet, the browser paints before it. The theme's script sets any string
 * from the address as attributes of the page; this one accepts known values only. It makes the default mode that of the
 * first visit while the switch offers the system's mode, and shows a new announcement to readers who closed another one:
 * the theme has no option for either.
 */
export default ((config) => withPlugin(plugin)(withoutThemeScript(config))) satisfies Patch;
