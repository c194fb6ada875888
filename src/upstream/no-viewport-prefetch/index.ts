import { join } from 'node:path';
import { isProduction, outdated, type Patch, withPlugin } from '../patch';

const NAME = 'no-viewport-prefetch';

const isChunkAssetPlugin = (plugin: unknown): boolean =>
  (plugin as { constructor?: { name?: string } } | undefined)?.constructor?.name ===
  'ChunkAssetPlugin';

/**
 * The plugins of the bundler but for that which writes the file name of every chunk into the runtime.
 * @throws where there is not exactly one of that name
 */
export function withoutChunkAssets<Plugin>(plugins: readonly Plugin[]): Plugin[] {
  const found = plugins.filter(isChunkAssetPlugin).length;
  if (found !== 1) throw outdated(NAME, `it has ${found} plugins of the name ChunkAssetPlugin`);
  return plugins.filter((plugin) => !isChunkAssetPlugin(plugin));
}

/**
 * Checks the plugins that the bundler was given.
 * @throws where the list is not the replaced one
 */
export function checkPlugins(plugins: readonly unknown[]): void {
  if (plugins.some(isChunkAssetPlugin)) {
    throw outdated(NAME, 'mergeStrategy no longer replaces the list of plugins');
  }
}

/**
 * Does not prefetch the pages of all links in view: over a hundred kilobytes that most readers never use. The list
 * of the chunks' file names, which serves nothing else, is left out too. src/client/prefetchOnIntent.ts remains.
 */
export default {
  name: NAME,
  configure: withPlugin(() => ({
    name: NAME,
    getClientModules: () => [join(__dirname, 'client.ts')],
    configureWebpack(config, isServer) {
      if (isServer || !isProduction()) return {};
      const plugins = withoutChunkAssets(config.plugins ?? []);
      type Compiler = { options: { plugins: readonly unknown[] } };
      const guard = { apply: ({ options }: Compiler) => checkPlugins(options.plugins) };
      return { mergeStrategy: { plugins: 'replace' }, plugins: [...plugins, guard] };
    },
  })),
} satisfies Patch;
