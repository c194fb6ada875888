import { createRequire } from 'node:module';

const { cache } = createRequire(__filename);

/**
 * Forgets modules that Node.js has loaded. Docusaurus loads the sidebars again when they change, but as JSON they come
 * from the cache of `require`: without this, an edit shows after a restart only.
 * @param paths absolute paths
 */
export function forgetModules(paths: readonly string[]): void {
  for (const path of paths) delete cache[path];
}
