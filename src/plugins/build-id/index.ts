import type { Plugin } from '@docusaurus/types';
import { buildId } from './sources';

/**
 * Adds the build ID to every page, for problem reports. It is in the HTML and not in a script, because otherwise each
 * commit would change the hash of the script, and every user would download it again.
 */
export default function buildIdPlugin(): Plugin {
  return {
    name: 'build-id',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'meta', attributes: { name: 'build', content: buildId } }],
    }),
  };
}
