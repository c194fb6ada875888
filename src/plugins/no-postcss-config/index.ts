import type { Plugin } from '@docusaurus/types';

/**
 * Declares that the site has no PostCSS configuration file. Otherwise the loader searches for one in the parent folders
 * of each style sheet, which takes a second of each cold build.
 */
export default function noPostCssConfig(): Plugin {
  return {
    name: 'no-postcss-config',
    configurePostCss: (options) => ({ ...options, config: false }),
  };
}
