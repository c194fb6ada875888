import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkRoutes, packDocs, packRegistry, packRoutes, readRoutes } from './pack';

const NAME = 'packed-routes';
const UNPACK = '@site/src/upstream/packed-routes/unpack';
const DOCS = 'docusaurus-plugin-content-docs';

/** The parts of the configuration that say how the site is built; the rest is what the app reads. */
const BUILD_OPTIONS = new Set([
  'presets',
  'themes',
  'plugins',
  'clientModules',
  'headTags',
  'scripts',
  'stylesheets',
  'ssrTemplate',
  'markdown',
  'staticDirectories',
]);

type DocsData = Record<string, { versions: { path: string; docs: unknown }[] }>;

/**
 * Packs the tables of all pages that every page of a Docusaurus site carries: routes, names of chunks, registry,
 * and the documents in the global data. They are what grows with the site. Each table says a page's path anew;
 * packed, it stands once. In the browser they are what Docusaurus wrote; only in a production build. From the
 * configuration, which travels too, the options of the build are left out.
 */
export default function routeTables({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  const dir = join(generatedFilesDir, NAME);
  const read = (name: string) => readFileSync(join(generatedFilesDir, name), 'utf8');

  function write(): Record<string, string> {
    const names = JSON.parse(read('routesChunkNames.json')) as Parameters<typeof packRoutes>[1];
    const routes = readRoutes(read('routes.js'));
    const table = packRoutes(routes, names);
    checkRoutes(table, routes, names);
    const data = JSON.parse(read('globalData.json')) as Record<string, unknown>;
    for (const { versions } of Object.values((data[DOCS] ?? {}) as DocsData)) {
      for (const version of versions) {
        version.docs = packDocs(version.docs as Parameters<typeof packDocs>[0], version.path);
      }
    }
    const config = Object.fromEntries(
      Object.entries(siteConfig).filter(([option]) => !BUILD_OPTIONS.has(option)),
    );
    return {
      table: `export default ${JSON.stringify(table)};`,
      routes: [
        `import ComponentCreator from '@docusaurus/ComponentCreator';`,
        `import { unpackRoutes } from '${UNPACK}';`,
        `import table from './table';`,
        `export default unpackRoutes(table, ComponentCreator);`,
      ].join('\n'),
      routesChunkNames: [
        `import { unpackNames } from '${UNPACK}';`,
        `import table from './table';`,
        `export default unpackNames(table);`,
      ].join('\n'),
      globalData: [
        `import { unpackGlobalData } from '${UNPACK}';`,
        `export default unpackGlobalData(${JSON.stringify(data)});`,
      ].join('\n'),
      registry: packRegistry(read('registry.js')),
      'docusaurus.config': `export default ${JSON.stringify(config)};`,
    };
  }

  return {
    name: NAME,
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      mkdirSync(dir, { recursive: true });
      for (const [name, code] of Object.entries(write()))
        writeFileSync(join(dir, `${name}.js`), code);
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        mergeStrategy: { 'output.chunkFilename': 'replace', plugins: 'replace' },
        // A chunk's name is in its file name as well as its hash; every page carries the list.
        output: { chunkFilename: 'assets/js/[contenthash:8].js' },
        plugins: [
          // The second list of file names serves `prefetch` alone, which this site does not use (LoadAhead).
          ...(config.plugins ?? []).filter(
            (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
          ),
          new NormalModuleReplacementPlugin(
            /^@generated\/(?:routes|routesChunkNames|registry|globalData|docusaurus\.config)$/,
            (resource: { request: string }) => {
              resource.request = join(dir, `${resource.request.split('/')[1]}.js`);
            },
          ),
        ],
      };
    },
  };
}
