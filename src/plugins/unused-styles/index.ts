import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isUsed } from './isUsed';

/** A style sheet as PostCSS gives it, as far as it is looked at. */
type StyleSheet = {
  source?: { input: { file?: string } };
  walkRules: (visit: (rule: { selectors: string[]; remove: () => void }) => void) => void;
};

/** A module in each folder of components that a page is made of. */
const MODULES = [
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
  '@docusaurus/plugin-content-docs',
  '@docusaurus/mdx-loader',
  '@docusaurus/core/lib/client/App.js',
];

function scriptsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]sx?$/.test(name))
    .map((name) => join(folder, name));
}

/** Every word of the components: whatever name of a class they use is among them. */
function wordsOfComponents(siteDir: string): Set<string> {
  const folders = [join(siteDir, 'src'), ...MODULES.map((name) => dirname(require.resolve(name)))];
  const texts = folders.flatMap(scriptsBelow).map((file) => readFileSync(file, 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

/**
 * Leaves the classes of Infima that no component names out of the site's styles: each page loads all styles before
 * it is shown. Other style sheets are not touched.
 */
export default function unusedStyles({ siteDir }: LoadContext): Plugin {
  let words: Set<string> | undefined;
  const removeUnused = (sheet: StyleSheet) => {
    if (!/[\\/]infima[\\/]/.test(sheet.source?.input.file ?? '')) return;
    words ??= wordsOfComponents(siteDir);
    const known = words;
    sheet.walkRules((rule) => {
      const used = rule.selectors.filter((selector) => isUsed(selector, known));
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    });
  };
  return {
    name: 'unused-styles',
    configurePostCss(options) {
      options.plugins.push({ postcssPlugin: 'unused-styles', Once: removeUnused });
      return options;
    },
  };
}
