import type { Root, RootContent } from 'mdast';
import { division } from './mdx';

const isSection = (node: RootContent) => node.type === 'heading' && node.depth === 2;
const isCode = ({ type, data }: RootContent) =>
  type === 'code' || [data?.hProperties?.className].flat().includes('code-example');

/**
 * Remark plugin that makes one element of the configuration of a step and the first example that follows it, up to the
 * next heading, so that the example stands beside the parameters in a wide window (src/components/PageBar). There, its
 * blocks stand below each other. Must run after all that looks at the top level of a page.
 */
export default function exampleBesideParameters() {
  return (tree: Root): void => {
    const { children } = tree;
    // The anchors of a page are those of the English one in all languages.
    const [start, middle] = ['configuration', 'example'].map((id) =>
      children.findIndex((node) => isSection(node) && node.data?.hProperties?.id === id),
    ) as [number, number];
    /** The next node of a kind, or the end of the page. */
    const after = (from: number, is: (node: RootContent) => boolean): number =>
      [...children.entries()].find(([at, node]) => at > from && is(node))?.[0] ?? children.length;
    const code = after(middle, isCode);
    if (start < 0 || after(start, isSection) !== middle) return;
    const hasParameters = children.slice(start, middle).some(({ data }) => data?.hName === 'ul');
    if (!hasParameters || code >= after(middle, isSection)) return;
    const end = after(code, ({ type }) => type === 'heading');
    const example = children
      .slice(middle, end)
      .flatMap((node) => (isCode(node) && 'children' in node ? node.children : [node]));
    const columns = [
      division({ className: ['markdown'] }, children.slice(start, middle)),
      division(
        { className: ['markdown'], role: 'region', ariaLabelledBy: ['example'], tabIndex: 0 },
        example,
      ),
    ];
    children.splice(start, end - start, division({ className: ['beside', 'wide'] }, columns));
  };
}
