import { join } from 'node:path';
import { bundlerPatch } from '../patch';

/** Runs on every page and loads the tokenizer with the grammars in the theme's configuration. */
const tokenizerLoader = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');

/**
 * Excludes the tokenizer from the browser bundle: code is highlighted at build time (src/markdown/highlight-code.ts),
 * and the theme has no option for that. The alias leads to an empty module: the bundler numbers a module whose alias is
 * `false` by its absolute path, and builds would differ from folder to folder.
 */
export default bundlerPatch('no-browser-prism', () => ({
  resolve: { alias: { [tokenizerLoader]: join(__dirname, 'noTokenizer.ts') } },
}));
