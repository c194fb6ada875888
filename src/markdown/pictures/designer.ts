import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Flow } from './flow';
import { drawing } from '../html';
import { attributesOf, element, text } from '../mdx';
import { drawCanvas } from './strip';

/**
 * What is wrong with a `<Designer>` panel; undefined if nothing is.
 * @param flows the flows of the page by name
 */
export function faultOf(
  node: MdxJsxFlowElement,
  flows: ReadonlyMap<string, Flow>,
): string | undefined {
  const { title, flow, open } = attributesOf(node);
  if (!title && node.children.length > 0) return '<Designer> needs a title.';
  if (!flow) return open ? '<Designer open> needs a flow.' : undefined;
  const steps = flows.get(flow)?.steps;
  if (!steps) {
    return `<Designer> draws the flow "${flow}", but the page has no block title="flows/${flow}.yaml" or .json.`;
  }
  if (open && !(Number(open) >= 0 && Number(open) <= steps.length))
    return `The flow "${flow}" has no step ${open}: 0 is the trigger step, ${steps.length} the last step.`;
  return undefined;
}

/**
 * Draws a panel of Designer: beside each other the steps of a flow and what is open, or only one of the two.
 * @param node the element `<Designer title="..." flow="..." open="1">` with a form or code in it, without a fault
 */
export function drawDesigner(
  node: MdxJsxFlowElement,
  flows: ReadonlyMap<string, Flow>,
  caption: MdxJsxFlowElement,
): MdxJsxFlowElement {
  const { title = '', flow = '', open } = attributesOf(node);
  const shown = flows.get(flow);
  const canvas = shown
    ? [drawing('strip canvas', drawCanvas(shown, open ? Number(open) : undefined))]
    : [];
  const head = element('p', { className: 'title' }, [text(title)]);
  const side = node.children.length > 0 ? [element('div', {}, [head, ...node.children])] : [];
  const isDouble = canvas.length + side.length > 1;
  return element('figure', { className: isDouble ? 'panel designer columns' : 'panel designer' }, [
    ...canvas,
    ...side,
    caption,
  ]);
}
