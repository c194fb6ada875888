import type { Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { diagrams } from '../../content/diagrams';
import { faultOf } from '../../markdown/pictures/designer';
import { type Flow, readFlow } from '../../markdown/pictures/flow';
import type { Page } from '../page';

/** Requires that a diagram exists, and that a panel of Designer draws a flow of its page. */
export function checkPictures(page: Page): void {
  const flows = new Map<string, Flow>();
  visit(page.tree, 'code', (node: Code) => {
    const flow = readFlow(node, new Map());
    if (flow) flows.set(flow.name, flow);
  });
  visit(page.tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    if (element.name === 'Diagram') {
      const name = element.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
      )?.value;
      if (typeof name === 'string' && Object.hasOwn(diagrams, name)) return;
      page.file.message(
        `There is no diagram "${typeof name === 'string' ? name : ''}". Use one of src/content/diagrams, or add it there.`,
        element,
      );
    }
    const fault = element.name === 'Designer' && faultOf(element, flows);
    if (fault) page.file.message(fault, element);
  });
}
