import type { LoadContext, Plugin, TranslationFileContent } from '@docusaurus/types';

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

/**
 * Adds static/recover.js to each page, before the scripts of the app, with its texts in the language of the page: when it
 * needs them, the code that translates is missing. A page that is opened from the disk says what to do.
 */
export default function recover({ baseUrl }: LoadContext): Plugin<typeof texts> {
  return {
    name: 'recover',
    loadContent: () => texts,
    getTranslationFiles: () => [{ path: 'recover', content: texts }],
    translateContent: ({ content, translationFiles }) => ({
      ...content,
      ...translationFiles[0]?.content,
    }),
    injectHtmlTags: ({ content }) => ({
      headTags: [
        { tagName: 'script', innerHTML: fileNote(content.file.message) },
        {
          tagName: 'script',
          attributes: {
            src: `${baseUrl}recover.js`,
            defer: true,
            'data-message': content.message.message,
            'data-link': content.link.message,
          },
        },
      ],
    }),
  };
}
