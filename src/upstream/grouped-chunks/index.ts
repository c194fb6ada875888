import { outdated, type Patch } from '../patch';

const NAME = 'grouped-chunks';

/** What every page of the documentation loads is part of the app: a request takes longer than its bytes. */
const IN_APP = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
];
/** The layout of a page, and what surrounds its text: no page needs one without the other. */
const DOC_PAGE = ['@theme/DocRoot', '@theme/DocItem'];

/**
 * Groups the chunks that belong together.
 * @param source registry.js
 * @throws where one of them is not in the registry
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

/** Loads what every page of the documentation needs in one request instead of five. */
export default {
  name: NAME,
  rewrite: ({ read, replace }) => replace('registry', groupChunks(read('registry'))),
} satisfies Patch;
