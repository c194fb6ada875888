import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { type Patch, withPlugin } from '../patch';
import { checkTheme, headScript } from './script';
import { withoutThemeScript } from './template';

type SiteConfig = Partial<Pick<ThemeConfig, 'announcementBar'>> & Pick<ThemeConfig, 'colorMode'>;

function plugin({ siteConfig, siteStorage }: LoadContext): Plugin {
  const { colorMode, announcementBar } = siteConfig.themeConfig as SiteConfig;
  checkTheme({ colorMode, siteStorage });
  const script = headScript(siteStorage, colorMode.defaultMode, announcementBar?.id);
  return {
    name: 'head-script',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: script }] }),
  };
}

/**
 * One script in the head replaces the theme's script at the start of the body, which may paint a light frame for a
 * reader who chose dark: with a cached style sheet, the browser paints before it. The theme's script sets any string
 * from the address as attributes of the page; this one accepts known values only. It makes the default mode that of the
 * first visit while the switch offers the system's mode, and shows a new announcement to readers who closed another one:
 * the theme has no option for either.
 */
export default {
  name: 'head-script',
  configure: (config) => ({
    ...withPlugin(plugin)(config),
    ssrTemplate: withoutThemeScript(config.ssrTemplate),
  }),
} satisfies Patch;
