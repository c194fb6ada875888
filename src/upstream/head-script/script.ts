import {
  DataAttributeQueryStringInlineJavaScript,
  getAnnouncementBarInlineScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import type { LoadContext } from '@docusaurus/types';
import { storageKeys } from '../../site/storage';
import { outdated } from '../patch';

type Storage = LoadContext['siteStorage'];

/**
 * Checks the scripts of the theme that `headScript` replaces.
 * @throws Error if they read or set something else
 */
export function checkTheme(options: Parameters<typeof getThemeInlineScript>[0]): void {
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
  if (missing) throw outdated('head-script', `no inline script of theme-classic has '${missing}'`);
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
 * reader chose or the system has, also when that changes before hydration, and whether the announcement is closed.
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
})();`;
}
