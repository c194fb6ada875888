import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin, TranslationFileContent } from '@docusaurus/types';
import { buildId } from '../buildId';
import { darkRules } from './darkRules';

const texts = {
  message: {
    message: 'The search and the menus could not be loaded. The text and its links work.',
    description: 'Shown above a page whose scripts did not load',
  },
  link: {
    message: 'Load the page again',
    description: 'Link after the message that the scripts of a page did not load',
  },
  file: {
    message:
      'This page needs a web server: run "npx serve" in the folder with the file 404.html, and open the address that it names.',
    description: 'Shown above a page that is opened from the disk, without a server',
  },
} satisfies TranslationFileContent;

/** Says it on a page whose files cannot load, and not that its base URL is wrong, as Docusaurus does on the home page. */
const fileNote = (text: string) => `if (location.protocol === 'file:')
  addEventListener('DOMContentLoaded', function () {
    window.insertBanner = function () {};
    var note = document.createElement('p');
    note.textContent = ${JSON.stringify(text).replaceAll('<', '\\u003c')};
    document.body.prepend(note);
  }, true);`;

const SHEET = 'without-scripts.css';

/**
 * Adds to each page what its scripts cannot add:
 * - the build ID, for problem reports. In a script, each commit would change the hash of the script, and every user
 *   would download it again.
 * - static/recover.js, before the scripts of the app, with its texts in the language of the page: when it needs them,
 *   the code that translates is missing. A page that is opened from the disk says what to do.
 * - a style sheet that only browsers without scripts load: the dark mode by media query, navigation that is otherwise
 *   behind buttons, and nothing that would not answer (src/css/without-scripts.css). At the start of the body, because
 *   its rules replace those of the style sheet of the site.
 */
export default function pageTags({ siteDir, baseUrl }: LoadContext): Plugin<typeof texts> {
  return {
    name: 'page-tags',
    loadContent: () => texts,
    getTranslationFiles: () => [{ path: 'recover', content: texts }],
    translateContent: ({ content, translationFiles }) => ({
      ...content,
      ...translationFiles[0]?.content,
    }),
    injectHtmlTags: ({ content: { file, message, link } }) => ({
      headTags: [
        { tagName: 'meta', attributes: { name: 'build', content: buildId } },
        { tagName: 'script', innerHTML: fileNote(file.message) },
        {
          tagName: 'script',
          attributes: {
            src: `${baseUrl}recover.js`,
            defer: true,
            'data-message': message.message,
            'data-link': link.message,
          },
        },
      ],
      preBodyTags: [
        { tagName: 'noscript', innerHTML: `<link rel="stylesheet" href="${baseUrl}${SHEET}">` },
      ],
    }),
    postBuild({ outDir }) {
      const folder = join(outDir, 'assets', 'css');
      const sheet = readdirSync(folder).find((name) => /^styles\.\w+\.css$/.test(name));
      if (!sheet) throw new Error(`There is no style sheet styles.*.css in ${folder}.`);
      const own = readFileSync(join(siteDir, 'src', 'css', SHEET), 'utf8');
      const dark = darkRules(readFileSync(join(folder, sheet), 'utf8'));
      writeFileSync(join(outDir, SHEET), `${own}\n${dark}\n`);
    },
  };
}
