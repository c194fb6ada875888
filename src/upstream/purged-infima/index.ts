import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isProduction, type Patch, withPlugin } from '../patch';
import { purgeInfima, themeFolders } from './purge';

const NAME = 'purged-infima';

/** A module of each package that renders classes but is not a theme. */
const LIBRARIES = ['@docusaurus/theme-common', '@docusaurus/mdx-loader'];
/** Folders of the site whose files contain class names. */
const FOLDERS = ['src', 'docs', 'versioned_docs', 'blog', 'i18n'];

function plugin({ siteDir, siteConfig, siteConfigPath }: LoadContext): Plugin {
  const own = FOLDERS.map((folder) => join(siteDir, folder)).filter(existsSync);
  const libraries = LIBRARIES.map((name) => dirname(require.resolve(name)));
  let themes: string[] = [];
  return {
    name: NAME,
    configureWebpack(config) {
      themes = themeFolders((config.resolve?.alias ?? {}) as Record<string, unknown>);
      return {};
    },
    configurePostCss(options) {
      if (!isProduction()) return options;
      const purge = purgeInfima({
        folders: [...own, ...libraries, ...themes],
        files: [siteConfigPath],
        text: JSON.stringify(siteConfig.themeConfig),
      });
      return { ...options, plugins: [purge, ...options.plugins] };
    },
  };
}

/** Removes unused classes of Infima from the styles, which load before a page is displayed. */
export default { name: NAME, configure: withPlugin(plugin) } satisfies Patch;
