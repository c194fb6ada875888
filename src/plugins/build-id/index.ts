import type { Plugin } from '@docusaurus/types';
import { buildId } from './sources';

/**
 * Writes into every page which build it is from, for reports of problems. In the HTML and not in a script: a
 * script with it would have another name after each commit, and every reader would load it anew.
 */
export default function buildIdPlugin(): Plugin {
  return {
    name: 'build-id',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'meta', attributes: { name: 'build', content: buildId } }],
    }),
  };
}
