import type { Plugin } from '@docusaurus/types';
import { starter } from './starter';

/**
 * Puts the starter into each built page; the template (template.ts) leaves the scripts of the app to it.
 * While you write, pages start as Docusaurus starts them.
 */
export default function appStart(): Plugin {
  const headTags = [{ tagName: 'script', innerHTML: `(${starter.toString()})()` }];
  return {
    name: 'app-start',
    injectHtmlTags: () => (process.env.NODE_ENV === 'production' ? { headTags } : {}),
  };
}
