import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { type GeneratedModule, isProduction, outdated, type Patch } from './patch';

/** The files that Docusaurus generates for the modules `@generated/…`, by module name. */
const FILES: Record<GeneratedModule, string> = {
  routes: 'routes.js',
  routesChunkNames: 'routesChunkNames.json',
  registry: 'registry.js',
};

type Rewriting = Required<Pick<Patch, 'name' | 'rewrite'>>;

/**
 * Applies patches to the generated modules, in order.
 * @param read returns the file that Docusaurus generated, or undefined if there is none
 * @returns the replaced modules and the added files, by name
 * @throws Error if a patch reads a module that is no longer generated
 */
export function rewriteModules(
  patches: readonly Rewriting[],
  read: (file: string) => string | undefined,
): { modules: Map<GeneratedModule, string>; files: Map<string, string> } {
  const modules = new Map<GeneratedModule, string>();
  const files = new Map<string, string>();
  for (const { name, rewrite } of patches) {
    rewrite({
      read(module) {
        const source = modules.get(module) ?? read(FILES[module]);
        if (source === undefined) throw outdated(name, `it writes no ${FILES[module]}`);
        return source;
      },
      replace: (module, code) => modules.set(module, code),
      add: (file, code) => files.set(file, code),
    });
  }
  return { modules, files };
}

/** The plugin that replaces the generated modules with the rewritten ones in the production build for the browser. */
export function generatedModules(patches: readonly Rewriting[]): PluginModule {
  return function plugin({ generatedFilesDir }: LoadContext): Plugin {
    const dir = join(generatedFilesDir, 'rewritten');
    const read = (file: string) => {
      const path = join(generatedFilesDir, file);
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    };
    return {
      name: 'generated-modules',
      configureWebpack(_config, isServer, { currentBundler }) {
        if (isServer || !isProduction()) return {};
        const { modules, files } = rewriteModules(patches, read);
        mkdirSync(dir, { recursive: true });
        for (const [name, code] of modules) writeFileSync(join(dir, `${name}.js`), code);
        for (const [name, code] of files) writeFileSync(join(dir, name), code);
        const { NormalModuleReplacementPlugin } = currentBundler.instance;
        return {
          plugins: [
            new NormalModuleReplacementPlugin(/^@generated\/\w+$/, (resource) => {
              const name = resource.request.slice('@generated/'.length);
              if (modules.has(name as GeneratedModule)) resource.request = join(dir, `${name}.js`);
            }),
          ],
        };
      },
    };
  };
}
