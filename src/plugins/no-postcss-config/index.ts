import type { Plugin } from '@docusaurus/types';

/**
 * Says that the site has no PostCSS configuration beside its plugins. Else the loader looks for one from the folder
 * of each style sheet upwards, which takes a second of each cold build.
 */
export default function noPostCssConfig(): Plugin {
  return {
    name: 'no-postcss-config',
    configurePostCss: (options) => ({ ...options, config: false }),
  };
}
