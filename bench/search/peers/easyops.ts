import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOfFiles, prepared, root, run } from '../../support/workspace';

/** The files and folders of a project of this site, except its packages. */
export const PROJECT = [
  '.browserslistrc',
  'docs',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
];
/** Theme components that are part of our search, or that use it. */
const OUR_SEARCH = ['SearchBar', 'NotFound'];

const CONFIG = `import site from './site.config';

export default {
  ...site,
  plugins: site.plugins.filter((plugin) => !String(plugin).includes('search/plugin')),
  themes: ['@easyops-cn/docusaurus-search-local'],
};
`;

/**
 * Builds this site with the easyops plugin with default options instead of our search.
 * @returns the folder of the built site
 */
export async function buildEasyops(): Promise<string> {
  // This build does not depend on our engine, so tuning the engine does not cause a rebuild.
  const sources = ['versioned_docs', 'versioned_sidebars', 'package-lock.json'].map((name) =>
    join(root, name),
  );
  const project = await prepared(
    'easyops',
    fingerprintOfFiles([...sources, __filename]),
    (folder) => {
      for (const name of PROJECT) cpSync(join(root, name), join(folder, name), { recursive: true });
      for (const name of OUR_SEARCH) rmSync(join(folder, 'src/theme', name), { recursive: true });
      cpSync(join(folder, 'docusaurus.config.ts'), join(folder, 'site.config.ts'));
      writeFileSync(join(folder, 'docusaurus.config.ts'), CONFIG);
      run('npx', ['docusaurus', 'build'], folder);
    },
  );
  return join(project, 'build');
}
