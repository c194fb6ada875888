import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { isProduction, outdated, type Patch } from './patch';

/** The files in which Docusaurus writes the modules `@generated/…`, by the name of the module. */
const FILES = {
  routes: 'routes.js',
  routesChunkNames: 'routesChunkNames.json',
  registry: 'registry.js',
} as const;

/** The name of a module that Docusaurus generates. */
export type GeneratedModule = keyof typeof FILES;

/** What a patch reads and writes. */
export type GeneratedModules = {
  /** The source of a module, as Docusaurus or a patch before this one wrote it. */
  read: (module: GeneratedModule) => string;
  /** Replaces a module by JavaScript, which finds added files beside it. */
  replace: (module: GeneratedModule, code: string) => void;
  /** Adds a JavaScript file for the replaced modules to import. */
  add: (file: string, code: string) => void;
};

type Rewriting = Required<Pick<Patch, 'name' | 'rewrite'>>;

/**
 * Runs patches over the generated modules, in their order.
 * @param read the file that Docusaurus wrote, undefined where there is none
 * @returns the replaced modules and the added files, by name
 * @throws where a patch asks for a module that is not written any more
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

/** The plugin that gives the browser's production build the rewritten modules in place of the generated ones. */
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
