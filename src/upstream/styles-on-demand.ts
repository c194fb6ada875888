import type { Plugin } from '@docusaurus/types';
import { isProduction, outdated, type Patch, withPlugin } from './patch';

const NAME = 'styles-on-demand';

/** All style sheets except those of code that is loaded on demand: CSS modules named `*.lazy.module.css`. */
const NOT_ON_DEMAND = /^(?!.*\.lazy\.module\.css$)/;

type Groups = Record<string, object | false>;
type Overrides = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * The option of the bundler that keeps the style sheets of code that is loaded on demand out of the common one.
 * @param groups the groups of chunks
 * @throws Error if Docusaurus has no group for all styles
 */
export function withoutLazyStyles(groups: Groups | undefined): Overrides {
  if (!groups?.['styles']) throw outdated(NAME, 'there is no group of chunks for all styles');
  return { optimization: { splitChunks: { cacheGroups: { styles: { test: NOT_ON_DEMAND } } } } };
}

const plugin = (): Plugin => ({
  name: NAME,
  configureWebpack({ optimization }, isServer) {
    if (isServer || !isProduction()) return {};
    const { splitChunks } = optimization ?? {};
    return withoutLazyStyles(splitChunks ? (splitChunks.cacheGroups as Groups) : undefined);
  },
});

/**
 * Keeps the styles of code that is loaded on demand out of the style sheet that loads before a page is displayed. They
 * load with that code, which waits for them; the HTML of a page links those of the components on
 * it (src/plugins/finish-pages).
 */
export default { name: NAME, configure: withPlugin(plugin) } satisfies Patch;
