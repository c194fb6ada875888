import { bundlerPatch, isProduction, outdated } from './patch';

const NAME = 'styles-on-demand';

/** All style sheets except those of code that is loaded on demand: CSS modules named `*.lazy.module.css`. */
const NOT_ON_DEMAND = /^(?!.*\.lazy\.module\.css$)/;

/**
 * Keeps the styles of code that is loaded on demand out of the style sheet that loads before a page is displayed. They
 * load with that code, which waits for them; the HTML of a page links those of the components on
 * it (src/plugins/finish-pages).
 */
export default bundlerPatch(NAME, ({ optimization }, isServer) => {
  if (isServer || !isProduction()) return {};
  const { cacheGroups } = optimization?.splitChunks || {};
  if (!(cacheGroups as Record<string, unknown> | undefined)?.['styles'])
    throw outdated(NAME, 'there is no group of chunks for all styles');
  return { optimization: { splitChunks: { cacheGroups: { styles: { test: NOT_ON_DEMAND } } } } };
});
