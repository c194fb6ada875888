import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Plugin as Postcss } from 'postcss';
import { unusedInfima } from './unusedInfima';

/**
 * A rule of the bundler that replaces a text of a module.
 * @param remedy what to look at if the module has no such text, which stops the build
 */
export const replacing = (
  test: RegExp,
  text: string,
  by: string,
  remedy = 'src/plugins/bundler',
) => ({
  test,
  use: { loader: join(__dirname, 'replaceText.mjs'), options: { text, by, remedy } },
});

const rules = [
  // The link of a heading is the sign that its style adds. Its text would be an invisible character, which the browser
  // measures in each size of heading.
  replacing(/theme-classic[\\/]lib[\\/]theme[\\/]Heading[\\/]index\.js$/, '&#8203;', ''),
  // Without tslib, of which it calls one function: as CommonJS, all of it would be in the app (3 kB of each first view).
  replacing(
    /utils-common[\\/]lib[\\/]index\.js$/,
    'require("tslib")',
    '{ __importDefault: (module) => module }',
  ),
  // Without the path of this script on the machine, which the bundler writes for `import.meta.url`: a build is the same
  // on every machine. The script loads the WebAssembly file in which the flow runner runs JavaScript.
  replacing(
    /quickjs-wasmfile-release-sync[\\/]dist[\\/]emscripten-module\.browser\.mjs$/,
    '=import.meta.url,',
    '=self.location.href,',
  ),
  // Without the 137 languages of moment: the flow runner writes dates in digits alone.
  replacing(/moment[\\/]moment\.js$/, 'aliasedRequire = require;', ''),
  // With the other files that have a hash in their name, which hosts let browsers keep.
  {
    test: /\.wasm$/,
    type: 'asset/resource',
    generator: { filename: 'assets/wasm/[contenthash:8][ext]' },
  },
];

/** What browsers of the last two years read differently, as far as the style sheets need it. */
const fallbacks: Postcss = {
  postcssPlugin: 'fallbacks',
  Once(root) {
    root.walkDecls((declaration) => {
      const { prop, value } = declaration;
      if (prop === 'print-color-adjust') declaration.cloneBefore({ prop: `-webkit-${prop}` });
      // Without an alternative text, which they do not know.
      const [, shown] = (prop === 'content' && /^(.+) \/ ''$/.exec(value)) || [];
      if (shown) declaration.cloneBefore({ value: shown });
    });
  },
};

/**
 * A bundler's cache for the options of a deployment: unusedInfima leaves out the styles of what is off, and the cache does
 * not know the options of a PostCSS plugin. A build would have the styles of the build before.
 */
function withCacheFor({ siteConfig, i18n }: LoadContext, experiments: unknown): object {
  const { cache } = (experiments ?? {}) as { cache?: { version?: string } };
  const options = hash('sha256', JSON.stringify([siteConfig.themeConfig, i18n.locales]));
  return cache ? { experiments: { cache: { version: `${cache.version}-${options}` } } } : {};
}

/** Rules of the bundler for packages that the content security policy or the reproducibility of the build rules out. */
export default function bundler(context: LoadContext): Plugin {
  return {
    name: 'bundler-rules',
    configureWebpack: ({ experiments }, isServer) => ({
      module: {
        rules,
        // No page starts a worker while it is rendered: their engines need not be bundled twice.
        ...(isServer && { parser: { javascript: { worker: false, url: false } } }),
      },
      ...withCacheFor(context, experiments),
    }),
    configurePostCss: (options) => ({
      ...options,
      // There is no PostCSS configuration file. Otherwise the loader searches for one in the parent folders of each
      // style sheet, which takes a second of each cold build.
      config: false,
      // Without postcss-preset-env: the minimizer adds prefixes too, and the bundler applies it once, not per style sheet.
      plugins: [
        unusedInfima(context),
        fallbacks,
        ...options.plugins.filter((plugin) => !/preset-env/.test(String([plugin].flat()[0]))),
      ],
    }),
  };
}
