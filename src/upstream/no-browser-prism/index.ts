import { type Patch, withPlugin } from '../patch';

/** Runs on every page and loads the tokenizer with the grammars that the theme's configuration names. */
const loadsTokenizer = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');

/**
 * Leaves the tokenizer out of the browser: code is coloured at build time (src/markdown/highlight-code.ts), and the
 * theme has no option for that.
 */
export default {
  name: 'no-browser-prism',
  configure: withPlugin(() => ({
    name: 'no-browser-prism',
    configureWebpack: () => ({ resolve: { alias: { [loadsTokenizer]: false } } }),
  })),
} satisfies Patch;
