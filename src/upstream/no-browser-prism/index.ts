import type { Plugin } from '@docusaurus/types';

/** Runs on every page and loads the tokenizer with the grammars that the theme's configuration names. */
const loadsTokenizer = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');

/**
 * Leaves the tokenizer out of the browser: code is coloured at build time (src/markdown/highlight-code.ts), and the
 * theme has no option to say so. tests/build/code.test.ts tells when it comes back by another way.
 */
export default function codeHighlight(): Plugin {
  return {
    name: 'code-highlight',
    configureWebpack: () => ({ resolve: { alias: { [loadsTokenizer]: false } } }),
  };
}
