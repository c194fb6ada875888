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
} satisfies TranslationFileContent;

/**
 * Adds static/recover.js to each page, before the scripts of the app, with its texts in the language of the page: when it
 * needs them, the code that translates is missing.
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
