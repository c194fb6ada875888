import { textPatch } from './patch';

/**
 * Excludes the tokenizer from the browser bundle: code is highlighted at build time (src/markdown/highlight-code.ts).
 * The module runs on every page and loads it with the grammars in the theme's configuration, which has no option for
 * none.
 */
export default textPatch(
  'no-browser-prism',
  /theme-classic[\\/]lib[\\/]prism-include-languages\.js$/,
  `import { Prism } from 'prism-react-renderer';
import prismIncludeLanguages from '@theme/prism-include-languages';
prismIncludeLanguages(Prism);`,
  '',
);
