import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outdated, type Patch, withPlugin } from '../patch';

const NAME = 'decoded-path';
const caller = require.resolve('@docusaurus/core/lib/client/PendingNavigation.js');
const upstream = require.resolve('@docusaurus/core/lib/client/preload.js');

/**
 * Checks the modules that this patch comes between.
 * @param navigation source of PendingNavigation.js
 * @param preload source of preload.js
 * @throws Error if the path of a navigation is not decoded, or in another place
 */
export function checkPreload(navigation: string, preload: string): void {
  if (
    !navigation.includes("import preload from './preload';") ||
    !navigation.includes('preload(nextLocation.pathname)')
  )
    throw outdated(NAME, 'PendingNavigation.js does not preload the path of a navigation');
  if (!preload.includes('decodeURI(pathname)'))
    throw outdated(NAME, 'preload.js does not decode the path');
}

/** Keeps the app from crashing where a navigation leads to an address with a percent sign, such as /docs/x%25. */
export default {
  name: NAME,
  configure: withPlugin(() => {
    checkPreload(readFileSync(caller, 'utf8'), readFileSync(upstream, 'utf8'));
    return {
      name: NAME,
      configureWebpack: () => ({
        module: {
          rules: [
            { test: caller, resolve: { alias: { [upstream]: join(__dirname, 'preload.ts') } } },
          ],
        },
      }),
    };
  }),
} satisfies Patch;
