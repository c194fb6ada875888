import { join } from 'node:path';
import { isProduction, outdated, type Patch, withPlugin } from '../patch';

const NAME = 'no-viewport-prefetch';

const isChunkAssetPlugin = (plugin: unknown): boolean =>
  (plugin as { constructor?: { name?: string } } | undefined)?.constructor?.name ===
  'ChunkAssetPlugin';

/**
 * The plugins of the bundler without ChunkAssetPlugin, which adds the file names of all chunks to the runtime.
 * @throws Error if there is not exactly one plugin of that name
 */
export function withoutChunkAssets<Plugin>(plugins: readonly Plugin[]): Plugin[] {
  const found = plugins.filter(isChunkAssetPlugin).length;
  if (found !== 1) throw outdated(NAME, `it has ${found} plugins with the name ChunkAssetPlugin`);
  return plugins.filter((plugin) => !isChunkAssetPlugin(plugin));
}

/**
 * Checks the final plugins of the bundler.
 * @throws Error if the list was not replaced
 */
export function checkPlugins(plugins: readonly unknown[]): void {
  if (plugins.some(isChunkAssetPlugin)) {
    throw outdated(NAME, 'mergeStrategy no longer replaces the list of plugins');
  }
}

/**
 * Disables prefetching the pages of all links in the viewport: over 100 kB that most users never need. Also omits the
 * list of chunk file names, which has no other use. src/client/prefetchOnIntent.ts remains.
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
