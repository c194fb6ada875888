import { diagrams } from '../../content/diagrams';
import { contactAddress } from '../../markdown/contact-links';
import { faultOf } from '../../markdown/pictures/designer';
import { flowsIn } from '../../markdown/pictures/flow';
import { attributeOf } from '../../markdown/mdx';
import { eachNode } from '../nodes';
import type { Page } from '../page';
import { suggestion } from '../suggestion';

/** What is wrong with the address or the text of a contact link. */
function contactProblem(element: Parameters<typeof contactAddress>[0]): string | undefined {
  try {
    contactAddress(element);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const diagramProblem = (name: string): string | undefined =>
  Object.hasOwn(diagrams(), name)
    ? undefined
    : `There is no diagram "${name}". ${suggestion(name, Object.keys(diagrams()))} They are in src/content/diagrams/diagrams.yml.`;

/** Requires that a component shows what exists: a contact, a diagram, or a flow of its page. */
export function checkComponents(page: Page): void {
  const report = (message: string | undefined, node: Parameters<typeof contactAddress>[0]) =>
    message !== undefined && page.file.message(message, node);
  eachNode(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (element) => {
    if (element.name === 'Contact') report(contactProblem(element), element);
  });
  eachNode(page.tree, 'mdxJsxFlowElement', (element) => {
    if (element.name === 'Diagram') report(diagramProblem(attributeOf(element, 'name')), element);
    if (element.name === 'Designer')
      report(faultOf(element, flowsIn(page.tree, new Map())), element);
  });
}
