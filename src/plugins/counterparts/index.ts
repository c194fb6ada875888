import type { Plugin } from '@docusaurus/types';
import { pairs } from '../../content/versions/counterpartTable';

/**
 * Gives the app the pairs of pages whose ids differ (`@generated/counterparts/default/pairs.json`), for the
 * version dropdown of each page. What differs between two pages comes with these pages (changes.ts).
 */
export default function versionBridge(): Plugin {
  return {
    name: 'counterparts',
    async contentLoaded({ actions }) {
      await actions.createData('pairs.json', pairs);
    },
  };
}
