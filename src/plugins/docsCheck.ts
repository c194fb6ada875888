import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docsFolders } from '../site/pageFiles';
import { sidebarFile } from '../content/pages/sidebar';

/** The check starts when no file was saved for this long, so that it does not delay the page. */
const DEBOUNCE_MS = 2000;

/**
 * Creates a function that runs `npm run check` some time after its last call, in a process that does not delay the
 * preview, and prints its problems. Called while it runs, it starts again: the output is about the current pages.
 */
function debouncedCheck(siteDir: string): () => void {
  let timer: NodeJS.Timeout | undefined;
  let check: ChildProcess | undefined;
  return () => {
    clearTimeout(timer);
    check?.kill();
    timer = setTimeout(() => {
      const command = ['--require', 'tsx/cjs', 'tools/docs-check.ts'];
      check = spawn(process.execPath, command, { cwd: siteDir, stdio: 'inherit' });
      // Without a listener, it would end the preview.
      check.on('error', ({ message }) => console.error(message));
    }, DEBOUNCE_MS);
  };
}

const { cache } = createRequire(__filename);

/**
 * Forgets modules that Node.js has loaded. Docusaurus loads the sidebars again when they change, but as JSON they come
 * from the cache of `require`: without this, an edit shows after a restart only.
 * @param paths absolute paths
 */
export function forgetModules(paths: readonly string[]): void {
  for (const path of paths) delete cache[path];
}

/**
 * Checks the documentation while it is written: `docusaurus start` prints the problems of the changed pages after each
 * change, as `npm run check` does. A build is not checked.
 */
export default function docsCheck({ siteDir }: LoadContext): Plugin<void> {
  const folders = docsFolders(siteDir);
  const sidebars = folders.map((folder) => join(siteDir, sidebarFile(folder)));
  const check = process.env.NODE_ENV === 'production' ? undefined : debouncedCheck(siteDir);
  return {
    name: 'docs-check',
    getPathsToWatch: () => [
      ...folders.map((folder) => `${siteDir}/${folder}/**/*.{md,mdx}`),
      ...sidebars,
    ],
    loadContent() {
      // After a load that failed, as one with a wrong ID, allContentLoaded did not run.
      forgetModules(sidebars);
      check?.();
    },
    allContentLoaded: () => forgetModules(sidebars),
  };
}
