import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'postcss';

/** Utilities and components of Infima whose classes are written in full wherever they are used. */
const REMOVABLE =
  /^\.((?:(?:margin|padding)(?:-[a-z]+)?|shadow|text|col|row|pagination)--[\w-]+|(?:avatar|badge|button-group|card|hero|pagination__|pills|tabs)[\w-]*)/;

/** The code that can give an element a class: that of the theme and that of this site. */
const SOURCES = [
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
  'node_modules/@docusaurus/core/lib/client',
  'src',
];

/** All words of the sources, among which are the classes in use. */
function wordsOf(siteDir: string): Set<string> {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:js|tsx?)$/.test(name))
      .map((name) => join(siteDir, folder, name)),
  );
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[\w-]+/g) ?? []));
}

/**
 * PostCSS plugin that removes the rules of Infima for classes that nothing uses: two fifths of its rules, which every
 * page would otherwise load and match before its first text. Pages do not write classes, so the sources have all.
 */
export function unusedInfima(siteDir: string): Plugin {
  let words: Set<string> | undefined;
  const isUnused = (selector: string): boolean => {
    const [, name] = REMOVABLE.exec(selector) ?? [];
    return name !== undefined && !(words ??= wordsOf(siteDir)).has(name);
  };
  return {
    postcssPlugin: 'unused-infima',
    Once(root, { result }) {
      if (!/[\\/]infima[\\/]/.test(result.opts.from ?? '')) return;
      root.walkRules((rule) => {
        const used = rule.selectors.filter((selector) => !isUnused(selector));
        if (used.length > 0) rule.selectors = used;
        else rule.remove();
      });
    },
  };
}
