import { getThemeInlineScript } from '@docusaurus/theme-classic/lib/inlineScripts';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext } from '@docusaurus/types';
import { outdated, type Patch, withPlugin } from '../patch';

const NAME = 'color-mode-in-head';

/**
 * Checks the theme's script.
 * @returns the script
 * @throws Error if it does not set the attribute that the styles select by
 */
export function checkScript(script: string): string {
  if (script.includes("setAttribute('data-theme'")) return script;
  throw outdated(NAME, 'getThemeInlineScript of theme-classic does not set data-theme');
}

/** The script of theme-classic that sets the colour mode. */
export function colorModeScript({
  siteConfig,
  siteStorage,
}: Pick<LoadContext, 'siteConfig' | 'siteStorage'>): string {
  const { colorMode } = siteConfig.themeConfig as Pick<ThemeConfig, 'colorMode'>;
  return checkScript(getThemeInlineScript({ colorMode, siteStorage }));
}

/**
 * Sets the colour mode before the style sheet. The theme sets it at the start of the body, after the style sheet: a
 * browser with a cached style sheet may paint a light frame for a user who chose dark.
 */
export default {
  name: NAME,
  configure: withPlugin((context) => ({
    name: NAME,
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: colorModeScript(context) }],
    }),
  })),
} satisfies Patch;
