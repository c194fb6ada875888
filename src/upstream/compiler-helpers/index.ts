import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outdated, type Patch, withPlugin } from '../patch';

const NAME = 'compiler-helpers';

/**
 * Checks that a package needs no other helper of tslib than ours.
 * @param source JavaScript that TypeScript compiled
 * @throws Error that names the helper
 */
export function checkHelpers(source: string): void {
  for (const [, helper] of source.matchAll(/\btslib_\d+\.(\w+)/g)) {
    if (helper !== '__importDefault') throw outdated(NAME, `utils-common calls ${helper}`);
  }
}

/** Replaces tslib for the one package that loads it in the browser: as CommonJS it is not tree-shaken. */
export default {
  name: NAME,
  configure: withPlugin(() => {
    const lib = dirname(require.resolve('@docusaurus/utils-common'));
    for (const name of readdirSync(lib).filter((file) => file.endsWith('.js'))) {
      checkHelpers(readFileSync(join(lib, name), 'utf8'));
    }
    return {
      name: NAME,
      configureWebpack: () => ({
        module: {
          rules: [
            {
              include: /@docusaurus[\\/]utils-common[\\/]/,
              resolve: { alias: { tslib$: join(__dirname, 'importDefault.ts') } },
            },
          ],
        },
      }),
    };
  }),
} satisfies Patch;
