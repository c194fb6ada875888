import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isFlowFile, titleOf } from '../content/examples/collect';
import { flowVersionOf } from '../content/examples/version';
import { isWorkspace, workspaceFiles, workspacePath } from '../content/workspaces/collect';
import { identity } from '../site/identity';
import { pageOfFile } from './front-matter';
import { htmlElement } from './pictures/nodes';
import { labelsOf } from './reference/labels';

function hasFlow(node: RootContent): boolean {
  let found = false;
  visit(node, 'code', (code) => {
    found ||= isFlowFile(titleOf(code));
    return found ? EXIT : undefined;
  });
  return found;
}

/** A link to a file: as HTML, it is not taken for the link to a page, and no term is marked in it. */
const link = (href: string, label: string): MdxJsxFlowElement =>
  htmlElement('p', {}, `<a href="${href}" download>${label}</a>`);

/**
 * Remark plugin that links the workspace of a recipe or tutorial (src/plugins/workspaces) at the end of the section with
 * its last flow file.
 */
export default function workspaceLink() {
  return (tree: Root, file: VFile): void => {
    const page = pageOfFile(file.path);
    if (!page || !flowVersionOf(page.version) || !isWorkspace(page, workspaceFiles(tree))) return;
    const { children } = tree;
    const last = children.map(hasFlow).lastIndexOf(true);
    const next = children.findIndex(({ type }, at) => at > last && type === 'heading');
    const at = next < 0 ? children.length : next;
    children.splice(
      at,
      0,
      link(identity.baseUrl + workspacePath(page), labelsOf(file.path).workspace),
    );
  };
}
