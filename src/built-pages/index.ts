import { basename } from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { cacheFile, codeDigest } from './cache';
import { BuiltPages } from './reader';

const NAME = 'built-pages';

/**
 * Provides the built pages to other plugins, and reads each page once for all of them (see `BuiltPages`). Plugins call
 * `builtPages(props)` in their `postBuild` hook. The reader is passed as this plugin's content: each locale is built with
 * plugins of its own, in one process.
 */
export default function builtPagesPlugin({ siteDir, outDir }: LoadContext): Plugin<BuiltPages> {
  const file = cacheFile(siteDir, `${NAME}-${basename(outDir)}`);
  const openCache = () => ({ file, code: codeDigest(siteDir) });
  return { name: NAME, loadContent: () => Promise.resolve(new BuiltPages(openCache)) };
}

/**
 * Finds the reader of the built pages.
 * @throws Error if the plugin is not configured
 */
export function builtPages({ plugins }: Pick<Props, 'plugins'>): BuiltPages {
  const content = plugins.find(({ name }) => name === NAME)?.content;
  if (!content) {
    throw new Error('The plugin "built-pages" is missing. Add it in src/preset/index.ts.');
  }
  return content as BuiltPages;
}
