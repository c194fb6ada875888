import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type { Plugin } from 'postcss';
import { outdated } from '../patch';

/** Content that may contain class names. */
export type Content = {
  /** Folders whose files contain class names, at any depth. */
  folders: readonly string[];
  /** Additional files. */
  files: readonly string[];
  /** Text with class names, such as HTML in the configuration. */
  text: string;
};

const NAME = 'purged-infima';
const words = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

const extractors = [
  { extensions: ['js', 'jsx', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'text'], extractor: words },
  // Prose contains words such as "card" and "table": only pages that set a class are searched.
  {
    extensions: ['md', 'mdx'],
    extractor: (page: string) => (/\bclass(?:Name)?\s*[=:]/.test(page) ? words(page) : []),
  },
  // Elements and attributes keep their styles even if no page uses them: the style sheet itself is searched for them.
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

const VARIABLE_USE = /var\(\s*(--[\w-]+)/g;

/** The CSS variables that the files of folders use. */
function usedVariables(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:css|[jt]sx?)$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const names = files.flatMap((text) =>
    [...text.matchAll(VARIABLE_USE)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}

const NAMES_CLASSES = '**/*.{js,jsx,mjs,cjs,ts,tsx,json,md,mdx}';

/**
 * PostCSS plugin that removes the classes and the variables of Infima that no content uses. Other style sheets are unchanged. The folders
 * are added as dependencies: when a page uses a new class, the next build includes it.
 */
export function purgeInfima({ folders, files, text }: Content): Plugin {
  const globs = [...folders.map((folder) => `${folder}/${NAMES_CLASSES}`), ...files];
  return {
    postcssPlugin: NAME,
    // Runs before other plugins nest the rules in a layer: PurgeCSS skips the siblings of nested rules that it removes.
    async Once(sheet, helpers) {
      if (!/[\\/]infima[\\/]/.test(sheet.source?.input.file ?? '')) return;
      const content = [
        ...globs.map((glob) => glob.replaceAll('\\', '/')),
        { raw: text, extension: 'text' },
        { raw: sheet.toString(), extension: 'css' },
      ];
      const safelist = { variables: usedVariables(folders) };
      const { OnceExit } = purgeCss({ content, extractors, variables: true, safelist }) as Plugin;
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
 * The folders of the themes that a site uses, including the code outside their components.
 * @param aliases of the bundler; Docusaurus adds `@theme/<name>` for each theme component
 * @throws Error if there is no such alias
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
