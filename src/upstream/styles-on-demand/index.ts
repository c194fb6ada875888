import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Props } from '@docusaurus/types';
import { isProduction, outdated, type Patch, withPlugin } from '../patch';
import { linkStyles, type Manifest, stylesByPage } from './pageStyles';

const NAME = 'styles-on-demand';

/** All style sheets except those of code that is loaded on demand: CSS modules named `*.lazy.module.css`. */
const NOT_ON_DEMAND = /^(?!.*\.lazy\.module\.css$)/;

type Groups = Record<string, object | false>;
type Overrides = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * The option of the bundler that keeps the style sheets of code that is loaded on demand out of the common one.
 * @param groups the groups of chunks
 * @throws Error if Docusaurus has no group for all styles
 */
export function withoutLazyStyles(groups: Groups | undefined): Overrides {
  if (!groups?.['styles']) throw outdated(NAME, 'there is no group of chunks for all styles');
  return { optimization: { splitChunks: { cacheGroups: { styles: { test: NOT_ON_DEMAND } } } } };
}

/**
 * Links the styles of a page's own components in its HTML. Docusaurus links those of the entry point only, so that the
 * page would be displayed without them until its scripts have run.
 */
function linkPageStyles({ outDir, generatedFilesDir, baseUrl }: Props): void {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(generatedFilesDir, name), 'utf8')) as unknown;
  const pages = stylesByPage(
    read('client-manifest.json') as Manifest,
    read('routesChunkNames.json') as Parameters<typeof stylesByPage>[1],
  );
  for (const [path, sheets] of pages) {
    const file = join(outDir, path.slice(baseUrl.length), 'index.html');
    if (sheets.length === 0 || !path.startsWith(baseUrl) || !existsSync(file)) continue;
    const html = linkStyles(readFileSync(file, 'utf8'), sheets);
    if (html !== undefined) writeFileSync(file, html);
  }
}

const plugin = (): Plugin => ({
  name: NAME,
  // Synchronous: src/plugins/content-security-policy reads the pages in the next turn.
  postBuild: linkPageStyles,
  configureWebpack({ optimization }, isServer) {
    if (isServer || !isProduction()) return {};
    const { splitChunks } = optimization ?? {};
    return withoutLazyStyles(splitChunks ? (splitChunks.cacheGroups as Groups) : undefined);
  },
});

/**
 * Keeps the styles of code that is loaded on demand out of the style sheet that loads before a page is displayed. They
 * load with that code, which waits for them; the HTML of a page links those of the components on it.
 */
export default { name: NAME, configure: withPlugin(plugin) } satisfies Patch;
