import type { Root } from 'mdast';
import type { PluggableList } from 'unified';
import { VFile } from 'vfile';
import { markdown } from '../../../src/content/pages/markdown';

/** The tree of a page after some transforms. */
export function transformed(
  text: string,
  plugins: PluggableList,
  path = '/site/versioned_docs/version-ace5/page.md',
  frontMatter = {},
): Root {
  const file = new VFile({ path, value: text, data: { frontMatter } });
  const processor = markdown().use(plugins);
  return processor.runSync(processor.parse(file), file) as Root;
}
