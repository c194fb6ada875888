import { isProduction, outdated, type Patch, withPlugin } from '../patch';

const NAME = 'short-chunk-names';

/** The file name of a chunk: the hash alone, because every page loads the list of the names. */
export function shortName(template: unknown): string {
  if (template !== 'assets/js/[name].[contenthash:8].js') {
    throw outdated(NAME, `the file names of its chunks are ${String(template)}`);
  }
  return 'assets/js/[contenthash:8].js';
}

/** Removes the name of a chunk, which is a hash itself, from its file name. */
export default {
  name: NAME,
  configure: withPlugin(() => ({
    name: NAME,
    configureWebpack(config, isServer) {
      if (isServer || !isProduction()) return {};
      return {
        mergeStrategy: { 'output.chunkFilename': 'replace' },
        output: { chunkFilename: shortName(config.output?.chunkFilename) },
      };
    },
  })),
} satisfies Patch;
