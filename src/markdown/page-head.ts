import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { element, firstBlock } from './mdx';

/** The characters that a browser paints before it reads the rest: the first screen of a phone. */
const FIRST_SCREEN = 700;

/**
 * Transform that puts the end of what is painted first (src/components/EarlyPaint) behind the blocks that fill the
 * first screen.
 */
export default function addPageHead(tree: Root): void {
  const { children } = tree;
  const first = firstBlock(tree);
  let length = 0;
  const end = children.findIndex((node, at) => {
    if (at < first) return false;
    if (length >= FIRST_SCREEN) return true;
    length += toString(node).length;
    return false;
  });
  if (end > 0) children.splice(end, 0, element('EarlyPaint', {}));
}
