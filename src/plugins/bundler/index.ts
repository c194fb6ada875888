import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Plugin as Postcss } from 'postcss';
import { leanStyles, separatePrint } from './leanStyles';
import { unusedInfima } from './unusedInfima';

/** A rule of the bundler that replaces a text of a module. */
const replacing = (test: RegExp, text: string, by: string) => ({
  test,
  use: { loader: join(__dirname, 'replaceText.mjs'), options: { text, by } },
});

const rules = [
  // The link of a heading is the sign that its style adds. Its text would be an invisible character, which the browser
  // measures in each size of heading.
  replacing(/theme-classic[\\/]lib[\\/]theme[\\/]Heading[\\/]index\.js$/, '&#8203;', ''),
  // Without the path of this script on the machine, which the bundler writes for `import.meta.url`: a build is the same
  // on every machine. The script loads the WebAssembly file in which the flow runner runs JavaScript.
  replacing(
    /quickjs-wasmfile-release-sync[\\/]dist[\\/]emscripten-module\.browser\.mjs$/,
    '=import.meta.url,',
    '=self.location.href,',
  ),
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

type Options = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type BundlerPlugin = Extract<NonNullable<Options['plugins']>[number], (...args: never) => void>;

/** The style sheet for paper, which loads beside the page and does not delay its first paint. */
const PRINT = 'print.css';

/** Reduces the style sheets of a build, before the bundler minimizes and names them. */
const withLeanStyles =
  (siteDir: string): BundlerPlugin =>
  ({ hooks, webpack }) => {
    const name = 'lean-styles';
    const { RawSource } = webpack.sources;
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
    hooks.compilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const textsOf = (end: string) =>
          Object.entries(assets)
            .filter(([file]) => file.endsWith(end))
            .map(([file, asset]) => [file, asset.source().toString()] as const);
        const scripts = textsOf('.js').map(([, text]) => text);
        const other = readFileSync(join(siteDir, 'src/css/without-scripts.css'), 'utf8');
        for (const [file, css] of leanStyles(new Map(textsOf('.css')), [other, ...scripts])) {
          const { screen, print } = separatePrint(css);
          const isCommon = /(?:^|\/)styles\./.test(file);
          compilation.updateAsset(file, new RawSource(isCommon ? screen : css));
          if (isCommon) compilation.emitAsset(PRINT, new RawSource(print));
        }
      }),
    );
  };

/** Rules of the bundler for packages that the content security policy or the reproducibility of the build rules out. */
export default function bundler(context: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'bundler-rules',
    // At the end of the body: the order of the style sheets stays that of their rules.
    injectHtmlTags: () => ({
      postBodyTags: isBuild
        ? [
            {
              tagName: 'link',
              attributes: { rel: 'stylesheet', href: context.baseUrl + PRINT, media: 'print' },
            },
          ]
        : [],
    }),
    configureWebpack: ({ experiments }) => ({
      module: { rules },
      ...withCacheFor(context, experiments),
      plugins: isBuild ? [withLeanStyles(context.siteDir)] : [],
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
