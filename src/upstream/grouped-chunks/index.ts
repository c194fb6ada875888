import { outdated, type Patch } from '../patch';

const NAME = 'grouped-chunks';

/** Modules that every docs page loads are bundled with the app: a request takes longer than their bytes. */
const IN_APP = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
];
/** The layout of a docs page and the page component: every docs page needs both. */
const DOC_PAGE = ['@theme/DocRoot', '@theme/DocItem'];

/**
 * Groups the chunks of modules that are always loaded together.
 * @param source registry.js
 * @throws Error if one of the modules is not in the registry
 */
export function groupChunks(source: string): string {
  const comment = (text: string, module: string, replacement: string) => {
    const load = new RegExp(`import\\(/\\* .*? \\*/ "${module}"\\)`);
    if (!load.test(text)) throw outdated(NAME, `registry.js does not load ${module}`);
    return text.replace(load, `import(/* ${replacement} */ "${module}")`);
  };
  const inApp = IN_APP.reduce((text, one) => comment(text, one, 'webpackMode: "eager"'), source);
  return DOC_PAGE.reduce((text, one) => comment(text, one, 'webpackChunkName: "doc-page"'), inApp);
}

/** Loads what every docs page needs in one request instead of five. */
export default {
  name: NAME,
  rewrite: ({ read, replace }) => replace('registry', groupChunks(read('registry'))),
} satisfies Patch;
