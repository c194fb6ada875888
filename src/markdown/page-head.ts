import { basename } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';

const pageHead = (): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'PageHead',
  attributes: [],
  children: [],
});

/**
 * Remark plugin that puts the row with version, facts and tools (src/components/PageHead) below the first paragraph of
 * a page, or above the content of a page that begins with something else. Files whose names start with `_` are parts
 * of pages.
 */
export default function addPageHead() {
  return (tree: Root, file: VFile): void => {
    if (basename(file.path).startsWith('_')) return;
    const { children } = tree;
    const first = children.findIndex(({ type }) => !['yaml', 'mdxjsEsm'].includes(type));
    const isLead = children[first]?.type === 'paragraph';
    children.splice(Math.max(0, first) + (isLead ? 1 : 0), 0, pageHead());
  };
}
