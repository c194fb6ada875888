import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { templatePatch } from '../pageTemplate';
import { type Patch, withPlugin } from '../patch';
import { checkTheme, headScript } from './script';

const NAME = 'head-script';

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
export default {
  name: NAME,
  configure: (config) => withPlugin(plugin)(withoutThemeScript.configure(config)),
} satisfies Patch;
