import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Patch, withPlugin } from '../patch';
import { inlineScript } from './inlineScript';

/**
 * Shows a new announcement to users who closed the previous one, from the first paint. The theme's own script
 * (@docusaurus/theme-classic 3.10.2, src/inlineScripts.ts) hides the bar without comparing the id of the announcement.
 * Without an announcement, the plugin adds nothing.
 */
function announcementBar({ siteConfig, siteStorage }: LoadContext): Plugin {
  const { id } = (siteConfig.themeConfig['announcementBar'] ?? {}) as { id?: string };
  return {
    name: 'announcement-bar',
    injectHtmlTags: () =>
      id === undefined
        ? {}
        : { headTags: [{ tagName: 'script', innerHTML: inlineScript(siteStorage, id) }] },
  };
}

export default { name: 'announcement-bar', configure: withPlugin(announcementBar) } satisfies Patch;
