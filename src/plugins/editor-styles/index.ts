import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The module with which CodeMirror adds its styles to the page. */
const MODULE = /style-mod[\\/]src[\\/]style-mod\.js$/;

/** Makes CodeMirror adopt its styles instead of adding a style element, which the content security policy forbids. */
export default function editorStyles(): Plugin {
  return {
    name: 'editor-styles',
    configureWebpack: () => ({
      module: { rules: [{ test: MODULE, use: join(__dirname, 'loader.mjs') }] },
    }),
  };
}
