import { toString } from 'mdast-util-to-string';
import type { Page } from '../page';

/** Requires that a heading is at most one level below the one before it, so that the outline has no gap. */
export function checkHeadings(page: Page): void {
  let level = 1;
  for (const node of page.tree.children) {
    if (node.type !== 'heading') continue;
    if (node.depth > level + 1) {
      page.file.message(
        `The heading "${toString(node)}" jumps from level ${level} to ${node.depth}. Write it with "${'#'.repeat(level + 1)}".`,
        node,
      );
    }
    level = node.depth;
  }
}
