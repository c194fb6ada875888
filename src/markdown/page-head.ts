import { basename } from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { element } from './mdx';

/** The number of blocks that a browser paints before it reads the rest, unless a heading comes earlier. */
const FIRST_BLOCKS = 4;

/**
 * Remark plugin that puts the facts of a step (src/components/StepHead) below the first paragraph of its page, or above
 * the content of a page that begins with something else, and the end of what is painted first
 * (src/components/EarlyPaint) above the first section. Files whose names start with `_` are parts of pages.
 */
export default function addPageHead() {
  return (tree: Root, file: VFile): void => {
    if (basename(file.path).startsWith('_')) return;
    const { children } = tree;
    const first = children.findIndex(({ type }) => !['yaml', 'mdxjsEsm'].includes(type));
    const isLead = children[first]?.type === 'paragraph';
    const head = Math.max(0, first) + (isLead ? 1 : 0);
    const heading = children.findIndex(({ type }, at) => type === 'heading' && at >= head);
    const end = Math.min(head + FIRST_BLOCKS, heading < 0 ? children.length : heading);
    if (end < children.length) children.splice(end, 0, element('EarlyPaint', {}));
    children.splice(head, 0, element('StepHead', {}));
  };
}
