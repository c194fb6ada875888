import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isUsed } from './isUsed';
import { type Declaration, unusedProperties } from './unusedProperties';

type Rule = { selectors: string[]; remove: () => void };
type RemovableDeclaration = Declaration & { remove: () => void };

/** A style sheet as PostCSS gives it, as far as it is looked at. */
type StyleSheet = {
  source?: { input: { file?: string } };
  walkRules: (visit: (rule: Rule) => void) => void;
  walkDecls: (visit: (declaration: RemovableDeclaration) => void) => void;
};

/** A module in each folder of components that a page is made of. */
const MODULES = [
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
  '@docusaurus/plugin-content-docs',
  '@docusaurus/mdx-loader',
  '@docusaurus/core/lib/client/App.js',
];

/** Every word of the files below some folders: whatever name of a class or property they use is among them. */
function wordsBelow(folders: readonly string[], ending: RegExp): Set<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .map((name) => join(folder, name)),
  );
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[\w-]+/g) ?? []));
}

/**
 * Leaves the classes of Infima that no component names out of the site's styles, and the custom properties that
 * nothing reads: each page loads all styles before it is shown. Other style sheets are not touched.
 */
export default function unusedStyles({ siteDir }: LoadContext): Plugin {
  const folders = [join(siteDir, 'src'), ...MODULES.map((name) => dirname(require.resolve(name)))];
  let classes: Set<string> | undefined;
  let properties: Set<string> | undefined;
  const removeUnused = (sheet: StyleSheet) => {
    if (!/[\\/]infima[\\/]/.test(sheet.source?.input.file ?? '')) return;
    const known = (classes ??= wordsBelow(folders, /\.[jt]sx?$/));
    properties ??= new Set([...known, ...wordsBelow(folders, /\.css$/)]);
    // Collected first: a walk skips what follows a rule that it removes.
    const rules: Rule[] = [];
    sheet.walkRules((rule) => rules.push(rule));
    for (const rule of rules) {
      const used = rule.selectors.filter((selector) => isUsed(selector, known));
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    }
    const declarations: RemovableDeclaration[] = [];
    sheet.walkDecls((declaration) => declarations.push(declaration));
    const unused = unusedProperties(declarations, properties);
    for (const declaration of declarations) if (unused.has(declaration.prop)) declaration.remove();
  };
  return {
    name: 'unused-styles',
    configurePostCss(options) {
      options.plugins.push({ postcssPlugin: 'unused-styles', Once: removeUnused });
      return options;
    },
  };
}
