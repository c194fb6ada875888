import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outdated, type Patch, withPlugin } from '../patch';

const NAME = 'hydration-transition';
const upstream = require.resolve('@docusaurus/core/lib/client/browserContext.js');

/**
 * Checks the module that this patch replaces.
 * @param source source of the module
 * @throws Error if its exports differ, or if it sets its state in a different way
 */
export function checkBrowserContext(source: string): void {
  const exported = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name]) => name,
  );
  if (exported.sort().join() !== 'BrowserContextProvider,Context') {
    throw outdated(NAME, `browserContext.js exports ${exported.join(', ') || 'nothing'}`);
  }
  if (!/useEffect\(\(\) => \{\s*setIsBrowser\(true\);\s*\}, \[\]\);/.test(source)) {
    throw outdated(NAME, 'browserContext.js does not set its state in a single effect');
  }
}

/** Renders components that wait for hydration in a transition, so that input can interrupt the rendering. */
export default {
  name: NAME,
  configure: withPlugin(() => {
    checkBrowserContext(readFileSync(upstream, 'utf8'));
    return {
      name: NAME,
      configureWebpack: () => ({
        resolve: { alias: { [upstream]: join(__dirname, 'browserContext.tsx') } },
      }),
    };
  }),
} satisfies Patch;
