import { isProduction, outdated, type Patch, withPlugin } from '../patch';

const NAME = 'short-chunk-names';

/** The hash alone: every page carries the list of the chunks' file names. */
export function shortName(template: unknown): string {
  if (template !== 'assets/js/[name].[contenthash:8].js') {
    throw outdated(NAME, `the file names of its chunks are ${String(template)}`);
  }
  return 'assets/js/[contenthash:8].js';
}

/** Leaves the name of a chunk, which is a hash itself, out of its file name. */
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
