import { diagrams } from '../../content/diagrams';
import { faultOf } from '../../markdown/pictures/designer';
import { type Flow, readFlow } from '../../markdown/pictures/flow';
import { attributeOf } from '../../markdown/tabs';
import { eachNode } from '../nodes';
import type { Page } from '../page';
import { suggestion } from '../suggestion';

/** Requires that a diagram exists, and that a panel of Designer draws a flow of its page. */
export function checkPictures(page: Page): void {
  const flows = new Map<string, Flow>();
  eachNode(page.tree, 'code', (node) => {
    const flow = readFlow(node, new Map());
    if (flow) flows.set(flow.name, flow);
  });
  eachNode(page.tree, 'mdxJsxFlowElement', (element) => {
    if (element.name === 'Diagram') {
      const name = attributeOf(element, 'name');
      if (Object.hasOwn(diagrams, name)) return;
      page.file.message(
        `There is no diagram "${name}". ${suggestion(name, Object.keys(diagrams))} They are in src/content/diagrams/diagrams.yml.`,
        element,
      );
    }
    const fault = element.name === 'Designer' && faultOf(element, flows);
    if (fault) page.file.message(fault, element);
  });
}
