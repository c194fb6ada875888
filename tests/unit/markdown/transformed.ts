import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { markdown } from '../../../src/content/pages/markdown';
import { attributesOf, type MdxElement } from '../../../src/markdown/mdx';

/** The tree of a page after some transforms. */
export function transformed(
  text: string,
  transforms: ((tree: Root, file: VFile) => void)[],
  path = '/site/versioned_docs/version-ace5/page.md',
  frontMatter = {},
): Root {
  const file = new VFile({ path, value: text, data: { frontMatter } });
  const processor = markdown().use(transforms.map((transform) => () => transform));
  return processor.runSync(processor.parse(file), file) as Root;
}

/** The attributes of the elements with a name. */
export function elementsIn(tree: Root, name: string): ReturnType<typeof attributesOf>[] {
  const found: ReturnType<typeof attributesOf>[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as MdxElement;
    if (element.name === name) found.push(attributesOf(element));
  });
  return found;
}
