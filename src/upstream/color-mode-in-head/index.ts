import { getThemeInlineScript } from '@docusaurus/theme-classic/lib/inlineScripts';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext } from '@docusaurus/types';
import { outdated, type Patch, withPlugin } from '../patch';

const NAME = 'color-mode-in-head';

/** The function that the head defines, and that the body calls again after the theme's script. */
const FIRST_VISIT = 'colorModeOfFirstVisit';

/**
 * Checks the theme's script.
 * @returns the script
 * @throws Error if it does not set the attributes that the styles and the switch read
 */
export function checkScript(script: string): string {
  if (
    script.includes("setAttribute('data-theme'") &&
    script.includes("setAttribute('data-theme-choice'")
  ) {
    return script;
  }
  throw outdated(NAME, 'getThemeInlineScript of theme-classic does not set data-theme');
}

/**
 * A function that sets the default mode unless the reader chose a mode. The theme stores nothing for the choice
 * "system", which is therefore the mode of the first visit; src/client/systemColorMode.ts stores that choice.
 */
function firstVisit(defaultMode: string, { type, namespace }: LoadContext['siteStorage']): string {
  return `function ${FIRST_VISIT}(){var html=document.documentElement.dataset,chosen;
try{chosen=window['${type}'].getItem('systemColorMode${namespace}')}catch(error){}
if(html.themeChoice==='system'&&!chosen)html.theme=html.themeChoice='${defaultMode}'}`;
}

/** The script of theme-classic that sets the colour mode, and the mode of the first visit. */
export function colorModeScript({
  siteConfig,
  siteStorage,
}: Pick<LoadContext, 'siteConfig' | 'siteStorage'>): string {
  const { colorMode } = siteConfig.themeConfig as Pick<ThemeConfig, 'colorMode'>;
  const script = checkScript(getThemeInlineScript({ colorMode, siteStorage }));
  return `${script}${firstVisit(colorMode.defaultMode, siteStorage)};${FIRST_VISIT}()`;
}

/**
 * Sets the colour mode before the style sheet. The theme sets it at the start of the body, after the style sheet: a
 * browser with a cached style sheet may paint a light frame for a user who chose dark. It also makes the default mode
 * that of the first visit while the switch offers the system's mode, which the theme has no option for.
 */
export default {
  name: NAME,
  configure: withPlugin((context) => ({
    name: NAME,
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: colorModeScript(context) }],
      // After the theme's script, which sets the mode again.
      preBodyTags: [{ tagName: 'script', innerHTML: `${FIRST_VISIT}()` }],
    }),
  })),
} satisfies Patch;
