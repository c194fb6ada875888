/** The file with the sidebars of the next version. The others are `versioned_sidebars/version-<name>-sidebars.json`. */
export const NEXT_SIDEBARS = 'sidebars.ts';

const HEADER = `import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

// The sidebars of the next version, docs/. The object is JSON: commands such as \`npm run new\` change it.
// prettier-ignore
export default `;
const END = ' satisfies SidebarsConfig;\n';

/** The JSON in a file with sidebars, on its lines; all of the file if that is JSON. */
export const sidebarJson = (source: string): string =>
  source
    .replace(/^[^]*\bexport default /, (header) => header.replace(/[^\n]/g, ' '))
    .replace(/ satisfies \w+;\s*$/, '');

/** The text of `sidebars.ts`. */
export const sidebarModule = (sidebars: object): string =>
  HEADER + JSON.stringify(sidebars, null, 2) + END;
