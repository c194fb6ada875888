import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import breakCode from './break-code';
import examples, { examplesInParts } from './examples';
import expand from './expand';
import highlightCode from './highlight-code';
import markTerms from './mark-terms';
import importPageComponents from './page-components';
import addPageFacts from './page-facts';
import addPageHead from './page-head';
import drawPictures from './pictures';
import referenceLists from './reference';
import tables from './tables';
import prepareTabs from './tabs';
import unconfirmedMarks from './unconfirmed';

type Transform<Tree> = (tree: Tree, file: VFile) => void;

/** The plugins of unified that transform each page. */
const plugins = <Tree>(...transforms: Transform<Tree>[]) =>
  transforms.map((transform) => () => transform);

const transforms = (baseUrl: string): Transform<Root>[] => [
  examples,
  unconfirmedMarks,
  prepareTabs,
  (tree) => referenceLists(tree, baseUrl),
  importPageComponents,
  highlightCode,
];

/**
 * The transforms of all Markdown: pages, blog posts and documentation.
 * @param baseUrl of the language that is built
 */
export const pageMarkdown = (baseUrl: string) => ({
  // Before the links of a page are resolved: what it adds contains links too.
  beforeDefaultRemarkPlugins: plugins(expand),
  remarkPlugins: plugins(drawPictures, ...transforms(baseUrl)),
  rehypePlugins: plugins(tables, breakCode),
});

/** The transforms of the documentation. */
export const docsMarkdown = (baseUrl: string) => ({
  ...pageMarkdown(baseUrl),
  remarkPlugins: plugins(
    // A form has the title that the paragraph before it names: nothing stands between them yet.
    drawPictures,
    addPageHead,
    ...transforms(baseUrl),
    markTerms,
    addPageFacts,
    examplesInParts,
  ),
});
