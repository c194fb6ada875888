import { readHistories } from '../../content/releases';
import { eachNode } from '../nodes';
import type { Page } from '../page';

/** Requires that a badge names a recorded change. */
export function checkBadges(page: Page): void {
  eachNode(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (element) => {
    if (element.name !== 'Since') return;
    const known = new Set(
      Object.values(readHistories()).flatMap(({ changes }) => changes.map(({ id }) => id)),
    );
    const change = element.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'change',
    )?.value;
    if (typeof change === 'string' && known.has(change)) return;
    page.file.message(
      `The badge names the change "${typeof change === 'string' ? change : (change?.value ?? '')}", which is not recorded. Record it in src/content/releases/*.json, or name another one.`,
      element,
    );
  });
}
