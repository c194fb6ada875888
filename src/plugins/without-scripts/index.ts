import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import postcss, { type Container, type Root } from 'postcss';

const DARK = /\[data-theme=(['"]?)dark\1\]/g;

/** Takes the place of the attribute, which a script sets at the root, with the same specificity. */
const NOT_LIGHT = ':where(:root):not([data-theme=light])';

function keepDark(container: Container): void {
  container.each((node) => {
    if (node.type === 'rule' && node.selector.match(DARK)) {
      node.selector = node.selector.replace(DARK, NOT_LIGHT);
    } else if (node.type === 'atrule' && node.nodes) {
      keepDark(node);
      if (node.nodes.length === 0) node.remove();
    } else node.remove();
  });
}

/**
 * The rules of the dark mode as a style sheet for readers without scripts, whose browser prefers dark: no attribute
 * chooses the mode there. Layers and media queries around the rules are kept, and so is their order.
 * @param css the style sheet of the site, which is loaded before the result
 * @throws Error if it has no such rules
 */
export function darkRules(css: string): string {
  const root: Root = postcss.parse(css);
  keepDark(root);
  if (root.nodes.length === 0) {
    throw new Error(
      'The style sheet has no rules for [data-theme=dark]. See src/plugins/without-scripts.',
    );
  }
  return `@media (prefers-color-scheme:dark){${root.toString()}}`;
}

const FILE = 'without-scripts.css';

/**
 * A style sheet that only browsers without scripts load: the dark mode by media query, navigation that is otherwise
 * behind buttons, and nothing that would not answer (`src/css/without-scripts.css`). At the start of the body, because
 * its rules replace those of the style sheet of the site.
 */
export default function withoutScripts({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'without-scripts',
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'noscript',
          innerHTML: `<link rel="stylesheet" href="${baseUrl}${FILE}">`,
        },
      ],
    }),
    async postBuild({ outDir }) {
      const folder = join(outDir, 'assets', 'css');
      const sheet = (await readdir(folder)).find((name) => /^styles\.\w+\.css$/.test(name));
      if (!sheet) throw new Error(`There is no style sheet styles.*.css in ${folder}.`);
      const own = await readFile(join(siteDir, 'src', 'css', FILE), 'utf8');
      const dark = darkRules(await readFile(join(folder, sheet), 'utf8'));
      await writeFile(join(outDir, FILE), `${own}\n${dark}\n`);
    },
  };
}
