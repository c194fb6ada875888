import type { Plugin } from '@docusaurus/types';
import { join } from 'node:path';
import { starter } from './starter';

/** A module of Docusaurus' own; where it is no longer there, or exports something else, the build stops. */
const hydrationContext = require.resolve('@docusaurus/core/lib/client/browserContext.js');

/**
 * Puts the starter into each built page; the template (template.ts) leaves the scripts of the app to it.
 * While you write, pages start as Docusaurus starts them.
 *
 * The start is cut into pieces, so that the page can answer the reader between them: the modules are evaluated one
 * part after another (entry.ts), and what waits for hydration is rendered bit by bit (browserContext.tsx).
 */
export default function appStart(): Plugin {
  const headTags = [{ tagName: 'script', innerHTML: `(${starter.toString()})()` }];
  return {
    name: 'deferred-hydration',
    injectHtmlTags: () => (process.env.NODE_ENV === 'production' ? { headTags } : {}),
    configureWebpack(_config, isServer) {
      const alias = { [hydrationContext]: join(__dirname, 'browserContext.tsx') };
      if (isServer || process.env.NODE_ENV !== 'production') return { resolve: { alias } };
      const entry = join(__dirname, 'entry.ts');
      return { mergeStrategy: { entry: 'replace' }, resolve: { alias }, entry: { main: entry } };
    },
  };
}
