import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { kept } from '../../built-pages/kept';
import { documentedTypes, flowSchema, schemaPath } from '../../content/flow-schema/build';
import { topics } from '../../content/versions/counterpartTable';
import { dataFolders } from '../../markdown/expand';
import { versionNames } from '../../site/versions';
import { type Content, type Files, versionsIn } from '../docs';
import { examples } from './examples';
import { feeds } from './feed';
import { homeData } from './home';
import { commonTasks, descriptions, pageTitles } from './pages';

/** The modules by name. Each is loaded by the pages and the components that use it. */
const modules: Record<string, (content: Content) => unknown> = {
  'common-tasks': commonTasks,
  descriptions,
  home: homeData,
  titles: pageTitles,
  // The version dropdown finds pages with different ids by these.
  topics,
};

/** The files that the site serves as they are. */
const served: readonly ((content: Content) => Files)[] = [
  examples,
  feeds,
  ({ site }) => [['robots.txt', `User-agent: *\nDisallow:\n\nSitemap: ${site}sitemap.xml\n`]],
  ({ site, siteDir }) => {
    const sources = versionNames.map(
      (version) => [version, site, documentedTypes(version)] as const,
    );
    const schemas = kept(siteDir, 'schemas', sources, ([version]) => flowSchema(version, site));
    return versionNames.map((version, at) => [
      schemaPath(version),
      `${JSON.stringify(schemas[at], null, 2)}\n`,
    ]);
  },
];

function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/**
 * Provides what is recorded in `src/content` and written in the pages to the app, as modules
 * (`@generated/content-data/default/<name>.json`), and to programs and the flow runner, as files in the second of the
 * static directories (site.config.ts).
 */
export default function contentData(context: LoadContext): Plugin {
  const { siteDir, siteConfig, baseUrl, generatedFilesDir } = context;
  const folder = join(generatedFilesDir, 'served');
  return {
    name: 'content-data',
    getPathsToWatch: () => [`${siteDir}/src/content/**/*.{json,yaml,yml}`],
    async allContentLoaded({ allContent, actions }) {
      const versions = versionsIn(allContent['docusaurus-plugin-content-docs']?.['default']);
      const content = { versions, siteDir, baseUrl, site: siteConfig.url + baseUrl };
      await Promise.all(
        Object.entries(modules).map(([name, make]) =>
          actions.createData(`${name}.json`, make(content) as object),
        ),
      );
      rmSync(folder, { recursive: true, force: true });
      for (const make of served) writeFiles(folder, make(content));
    },
    configureWebpack: () => {
      const options = { folder: join(siteDir, 'src/content'), folders: dataFolders };
      const use = { loader: join(__dirname, 'dataOfPage.mjs'), options };
      return { module: { rules: [{ test: /\.md$/, use }] } };
    },
  };
}
