import { cpSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { emptied, installPackages, newerNode, root, run } from '../support/workspace';
import { writePages } from './corpus';

/** A project that is ready to be built. */
export type Site = {
  folder: string;
  command: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Folders that a build creates, below the project. */
  caches: readonly string[];
  output: string;
  /** The file that is changed between two builds. */
  page: string;
};

const docusaurus = {
  command: [join(root, 'node_modules', '.bin', 'docusaurus'), 'build'],
  env: { ...process.env, CI: 'true' },
  caches: ['.docusaurus', '.cache', 'node_modules/.cache', 'build'],
  output: 'build',
};

/** A build of the site does not read these folders. */
const NOT_BUILT = /^(?:bench|tests|\.github|\.vscode)\//;

/** A copy of this site, so that a build in the checkout stays as it is. */
function ours(): Site {
  const folder = emptied('build-ours-1');
  const files = run('git', ['ls-files', '-z'], root).split('\0');
  for (const file of files.filter((name) => name && !NOT_BUILT.test(name))) {
    cpSync(join(root, file), join(folder, file));
  }
  const page = join(folder, 'versioned_docs', 'version-ace5', 'steps', 'jwt.md');
  return { ...docusaurus, folder, page };
}

/** Docusaurus in the default configuration of its next version, with @docusaurus/faster and a common search plugin. */
function plainDocusaurus(): Site {
  const folder = emptied('build-faster-1');
  cpSync(join(__dirname, 'docusaurus'), folder, { recursive: true });
  writePages(join(folder, 'docs'));
  return { ...docusaurus, folder, page: join(folder, 'docs', 'steps', 'jwt.md') };
}

/** Starlight in its default configuration; its search is Pagefind. */
function starlight(): Site {
  const files = join(__dirname, 'starlight');
  // Astro builds only in the folder of its packages.
  const folder = installPackages('starlight', files);
  const content = join(folder, 'src', 'content', 'docs');
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  writePages(content);
  cpSync(join(files, 'astro.config.js'), join(folder, 'astro.config.js'));
  cpSync(join(files, 'content.config.js'), join(folder, 'src', 'content.config.js'));
  return {
    folder,
    command: [join(folder, 'node_modules', '.bin', 'astro'), 'build'],
    env: {
      ...process.env,
      CI: 'true',
      ASTRO_TELEMETRY_DISABLED: '1',
      PATH: `${newerNode(folder)}${delimiter}${process.env.PATH ?? ''}`,
    },
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite', 'dist'],
    output: 'dist',
    page: join(content, 'steps', 'jwt.md'),
  };
}

/** Creates the project of each site, by name in the table. */
export const sites: Readonly<Record<string, () => Site>> = {
  'this site': ours,
  'Docusaurus + faster': plainDocusaurus,
  Starlight: starlight,
};
