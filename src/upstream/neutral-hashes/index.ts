import { isProduction, outdated, type Patch, withPlugin } from '../patch';
import { hideHashes, showHashes } from './hashes';

const NAME = 'neutral-hashes';

/**
 * Makes the names in minified scripts independent of the hashes in them. The minifier prefers letters that a script
 * already contains. It counts those of the provisional hashes of other files too, which differ between a build with an
 * empty cache and one with a filled one.
 */
export default {
  name: NAME,
  configure: withPlugin(() => ({
    name: NAME,
    configureWebpack(_config, isServer) {
      if (isServer || !isProduction()) return {};
      return {
        plugins: [
          ({ hooks, webpack }) =>
            hooks.thisCompilation.tap(NAME, (compilation) => {
              const minification = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
              const edit = (change: (code: string) => string) => () => {
                const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
                let changes = 0;
                for (const { name, source } of scripts) {
                  const code = source.source().toString();
                  const changed = change(code);
                  if (changed === code) continue;
                  compilation.updateAsset(name, new webpack.sources.RawSource(changed));
                  changes += 1;
                }
                if (changes === 0) throw outdated(NAME, 'no script has the hashes of other files');
              };
              const { processAssets } = compilation.hooks;
              processAssets.tap({ name: NAME, stage: minification - 1 }, edit(hideHashes));
              processAssets.tap({ name: NAME, stage: minification + 1 }, edit(showHashes));
            }),
        ],
      };
    },
  })),
} satisfies Patch;
