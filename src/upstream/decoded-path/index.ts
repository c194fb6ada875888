import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlerPatch, outdated } from '../patch';

const NAME = 'decoded-path';
const caller = require.resolve('@docusaurus/core/lib/client/PendingNavigation.js');
const upstream = require.resolve('@docusaurus/core/lib/client/preload.js');

/** Throws if the path of a navigation is not decoded, or in another place. */
function checkPreload(): void {
  const navigation = readFileSync(caller, 'utf8');
  if (
    !navigation.includes("import preload from './preload';") ||
    !navigation.includes('preload(nextLocation.pathname)')
  )
    throw outdated(NAME, 'PendingNavigation.js does not preload the path of a navigation');
  if (!readFileSync(upstream, 'utf8').includes('decodeURI(pathname)'))
    throw outdated(NAME, 'preload.js does not decode the path');
}

/** Keeps the app from crashing where a navigation leads to an address with a percent sign, such as /docs/x%25. */
export default bundlerPatch(NAME, () => {
  checkPreload();
  const alias = { [upstream]: join(__dirname, 'preload.ts') };
  return { module: { rules: [{ test: caller, resolve: { alias } }] } };
});
