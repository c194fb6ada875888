import { dirname, join } from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type { Plugin } from 'postcss';
import { outdated } from '../patch';

/** What may name a class. */
export type Content = {
  /** Folders whose files name classes, at any depth. */
  folders: readonly string[];
  /** Files beside them. */
  files: readonly string[];
  /** Text that names classes, such as HTML of the configuration. */
  text: string;
};

const NAME = 'purged-infima';
const words = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

const extractors = [
  { extensions: ['js', 'jsx', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'text'], extractor: words },
  // Prose uses words such as "card" and "table": only a page that sets a class names classes.
  {
    extensions: ['md', 'mdx'],
    extractor: (page: string) => (/\bclass(?:Name)?\s*[=:]/.test(page) ? words(page) : []),
  },
  // Elements and attributes are styled whether a page has them today or not: the style sheet itself names them.
  {
    extensions: ['css'],
    extractor: (sheet: string) => {
      const names = words(sheet.replace(/\.[\w-]+/g, ' '));
      return {
        attributes: { names, values: names },
        classes: [],
        ids: names,
        tags: names,
        undetermined: [],
      };
    },
  },
];

const NAMES_CLASSES = '**/*.{js,jsx,mjs,cjs,ts,tsx,json,md,mdx}';

/**
 * The PostCSS plugin that leaves the classes of Infima out which no content names. Other style sheets stay as they
 * are. The bundler is told of the folders: a class that a page names later comes back with the next build.
 */
export function purgeInfima({ folders, files, text }: Content): Plugin {
  const globs = [...folders.map((folder) => `${folder}/${NAMES_CLASSES}`), ...files];
  return {
    postcssPlugin: NAME,
    // Before other plugins nest the rules in a layer: PurgeCSS skips the neighbours of nested rules that it removes.
    async Once(sheet, helpers) {
      if (!/[\\/]infima[\\/]/.test(sheet.source?.input.file ?? '')) return;
      const content = [
        ...globs.map((glob) => glob.replaceAll('\\', '/')),
        { raw: text, extension: 'text' },
        { raw: sheet.toString(), extension: 'css' },
      ];
      const { OnceExit } = purgeCss({ content, extractors }) as Plugin;
      await OnceExit?.(sheet, helpers);
      const message = { plugin: NAME, parent: sheet.source?.input.file };
      for (const dir of folders)
        helpers.result.messages.push({ type: 'dir-dependency', dir, ...message });
      for (const file of files)
        helpers.result.messages.push({ type: 'dependency', file, ...message });
    },
  };
}

/**
 * The folders of the themes that a site uses, each with the code beside its components.
 * @param aliases of the bundler; Docusaurus names each component of a theme there, `@theme/<name>`
 * @throws where there is no such alias
 */
export function themeFolders(aliases: Record<string, unknown>): string[] {
  const folders = Object.entries(aliases).flatMap(([alias, file]) => {
    const name = /^@theme(?:-original|-init)?\/(.+?)\$?$/.exec(alias)?.[1];
    if (!name || typeof file !== 'string') return [];
    const end = file.replaceAll('\\', '/').lastIndexOf(`/${name}`);
    return end < 0 ? [dirname(file)] : [join(file.slice(0, end), '..')];
  });
  if (folders.length === 0) throw outdated(NAME, 'no alias names a component of a theme');
  return [...new Set(folders)];
}
