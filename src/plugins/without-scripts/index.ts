import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { darkRules } from './darkRules';

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
