import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The script of QuickJS that loads its WebAssembly file, in which the flow runner runs JavaScript. */
const SCRIPT = /quickjs-wasmfile-release-sync[\\/]dist[\\/]emscripten-module\.browser\.mjs$/;

/**
 * Bundles QuickJS without the path of its script on this machine, which the bundler writes for `import.meta.url`: a
 * build is the same on every machine.
 */
export default function javascriptEngine(): Plugin {
  return {
    name: 'javascript-engine',
    configureWebpack: () => ({
      module: {
        rules: [
          { test: SCRIPT, use: join(__dirname, 'loader.mjs') },
          // With the other files that have a hash in their name, which hosts let browsers keep.
          {
            test: /\.wasm$/,
            type: 'asset/resource',
            generator: { filename: 'assets/wasm/[contenthash:8][ext]' },
          },
        ],
      },
    }),
  };
}
