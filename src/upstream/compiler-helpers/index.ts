import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Leaves TypeScript's library of helpers out of the pages. One package asks for all of it to use one helper,
 * since it is written in CommonJS: three kilobytes on each page. A second helper would end the build.
 */
export default function compilerHelpers(): Plugin {
  return {
    name: 'compiler-helpers',
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
}
