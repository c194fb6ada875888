import { type Patch, withPlugin } from '../patch';

/** Runs on every page and loads the tokenizer with the grammars in the theme's configuration. */
const tokenizerLoader = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');

/**
 * Excludes the tokenizer from the browser bundle: code is highlighted at build time (src/markdown/highlight-code.ts),
 * and the theme has no option for that.
 */
export default {
  name: 'no-browser-prism',
  configure: withPlugin(() => ({
    name: 'no-browser-prism',
    configureWebpack: () => ({ resolve: { alias: { [tokenizerLoader]: false } } }),
  })),
} satisfies Patch;
